import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const gallons = (count: number) => Math.round(count * 3785.411784);

describe('a part of a wine', () => {
  it.each([
    'moved some wine from T1 to T2',
    'moved a little wine T1 to T2',
    'moved some of the wine in T1 to T2',
    'racked part of T1 to T2',
    'racked most of T1 to T2',
    'moved a portion of T1 to T2',
    'moved a couple of gallons from T1 to T2',
    'moved a few gallons of T1 to T2',
    'filtered some of T1 to T2',
    'moví algo de vino del T1 al T2',
    'trasegué un poco del T1 al T2',
    'trasegué parte del T1 al T2',
    'trasegué la mayor parte del T1 al T2',
    'unos litros de T1 al T2',
  ])('is no whole vessel; the quantity is asked: %s', (text) => {
    expect(play([text])).toMatchObject({ works: [], open: 1 });
    const { works, open } = play([text, '100 gal']);
    expect(works).toMatchObject([{ from: ['T1'], to: ['T2'], ml: gallons(100) }]);
    expect(open).toBe(0);
  });

  it.each([
    ['topped B61 with some wine from K1', { op: 'top', vessels: ['B61'], from: ['K1'] }],
    ['rellené la B61 con un poco de K1', { op: 'top', vessels: ['B61'], from: ['K1'] }],
    ['lost some wine from T1', { op: 'loss', vessels: ['T1'] }],
    ['se perdió parte del T1', { op: 'loss', vessels: ['T1'] }],
    ['dumped some of T1', { op: 'dump', vessels: ['T1'] }],
    ['tiré parte del T1', { op: 'dump', vessels: ['T1'] }],
  ])('is asked about in other work: %s', (text, work) => {
    expect(play([text])).toMatchObject({ works: [], open: 1 });
    expect(play([text, '1 gal'])).toMatchObject({ works: [{ ...work, ml: gallons(1) }], open: 0 });
  });

  it('is asked about for each wine of a blend', () => {
    const text = 'blended some of K1 with some of B61 into T2';
    expect(play([text])).toMatchObject({ works: [], open: 1 });
    expect(play([text, '5 and 10 gal']).works).toMatchObject([
      { op: 'blend', parts: [{ ml: gallons(5) }, { ml: gallons(10) }] },
    ]);
  });

  it('may be lost beside what arrived, from the same source', () => {
    const { works } = play(['racked T1 to T2 100 gal, lost some', '3 gal']);
    expect(works).toMatchObject([
      { op: 'transfer', from: ['T1'], to: ['T2'], ml: gallons(100) },
      { op: 'loss', vessels: ['T1'], ml: gallons(3) },
    ]);
  });

  it.each([
    'racked T1 to T2',
    'dumped T1',
    'racked T1 off some lees to T2',
    'racked T1 to T2, some of the lees stayed',
    'racked T1 to T2, took a bit longer',
    'moved T1 to T2 with a little SO2',
    'racked some of T1 to T2, 100 gal',
    'racked T1 to T2 100 gal, some of it foamed',
  ])('is not what other words tell of: %s', (text) => {
    expect(play([text])).toMatchObject({ works: [expect.objectContaining({})], open: 0 });
  });
});

describe('a move from another vessel', () => {
  it.each([
    [['moví algo de vino del T1 al T2', 'trasegué 100 gal del T4', '50 galones', 'al T3']],
    [['moved some wine from T1 to T2', 'racked 100 gal out of T4', '50 gal', 'into T3']],
  ])('is no answer about the first: %j', (texts) => {
    expect(play(texts.slice(0, 2))).toMatchObject({ works: [], open: 2 });
    expect(play(texts)).toMatchObject({
      works: [
        { from: ['T1'], to: ['T2'], ml: gallons(50) },
        { from: ['T4'], to: ['T3'], ml: gallons(100) },
      ],
      open: 0,
    });
  });
});
