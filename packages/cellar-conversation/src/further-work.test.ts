import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('a text that tells of more like the last work', () => {
  it.each([
    ['KMBS 30 g T1', 'y 20 al T4', { material: 'KMBS', vessels: ['T4'], amount: 20_000 }],
    ['KMBS 30 g T1', 'y 20 g al T4', { material: 'KMBS', vessels: ['T4'], amount: 20_000 }],
    ['KMBS 30 g T1', 'and T4', { material: 'KMBS', vessels: ['T4'], amount: 30_000 }],
    ['racked T1 to T2 100 L', 'same with T3', { from: ['T1'], to: ['T3'], ml: 100_000 }],
    ['racked T1 to T2 100 L', 'plus 20 L to T3', { from: ['T1'], to: ['T3'], ml: 20_000 }],
  ])('is asked about, and OK stores it: %s / %s', (first, text, work) => {
    expect(play([first, text]).works).toHaveLength(1);
    expect(play([first, text, 'OK']).works.slice(1)).toMatchObject([work]);
  });

  it.each([
    ['KMBS 30 g T1', 'also T4', [{ material: 'KMBS', vessels: ['T4'], amount: 30_000 }]],
    ['T1 pH 3.5', 'same in T4', [{ op: 'measurement', vessels: ['T4'] }]],
    ['KMBS 30 g T1', 'also DAP 20 g/hL', [{ material: 'DAP', vessels: ['T1'], perLitre: 200 }]],
    ['KMBS 30 g T1', 'also pH 3.5', [{ op: 'measurement', vessels: ['T1'] }]],
    ['KMBS 30 g T1', 'lo mismo en el T4', [{ vessels: ['T4'], amount: 30_000 }]],
    ['PD T1', 'T4 too', [{ op: 'cap_work', vessels: ['T4'] }]],
    ['KMBS 30 g T1, DAP 50 g', 'ditto T4', [{ material: 'KMBS' }, { material: 'DAP', vessels: ['T4'] }]],
    [
      'llené la B67 con 220 L del T1',
      'y la B68 también, 220 L',
      [{ from: ['T1'], to: ['B68'], ml: 220_000 }],
    ],
  ])('is stored if it says that it is the same: %s / %s', (first, text, works) => {
    expect(play([first, text]).works.slice(-works.length)).toMatchObject(works);
  });

  it.each(['and T4 tomorrow', 'also T4?', 'T4 hose broke too', 'also T4 smells', 'maybe T4 too', 'and T9'])(
    'repeats nothing if it says something else: %s',
    (text) => {
      const { works } = play(['KMBS 30 g T1', text, 'OK']);
      expect(works.filter(({ op }) => op !== 'note')).toHaveLength(1);
    },
  );

  it('is work if it says which', () => {
    expect(play(['KMBS 30 g T1', 'and racked T1 to T2 100 L']).works[1]).toMatchObject({ op: 'transfer' });
  });
});

it('a date is corrected after "and"', () => {
  const { works, replies } = play(['racked T1 to T2 100 L', 'and it was yesterday']);
  expect(replies[1]).toMatch(/^Changed.*10\/07/);
  expect(works).toHaveLength(1);
});

it.each([
  ['lost all of K1', { op: 'empty', vessels: ['K1'] }],
  ['se perdió todo el K1', { op: 'empty', vessels: ['K1'] }],
])('a loss of all empties the vessel: %s', (text, work) => {
  expect(play([text, 'OK']).works).toMatchObject([work]);
});

it('the lees that were tipped are a loss of the move', () => {
  const { works, open } = play(['racked T1 to T2, 1350 L, 50 L lees tipped']);
  expect(works).toMatchObject([{ ml: 1_350_000, lossMl: 50_000, lossReason: 'lees' }]);
  expect([works.length, open]).toEqual([1, 0]);
});

it('a loss told after a move changes no volume', () => {
  const { works } = play(['racked T1 to T2 100 L', '2 L lees']);
  expect(works).toMatchObject([{ ml: 100_000, lossMl: 2000 }]);
});

it.each([
  ['ok', [{ vessels: ['T1'] }]],
  ['T1 and T4', [{ vessels: ['T1', 'T4'] }]],
  ['both', []],
])('the question about a lone vessel is answered with %s', (answer, works) => {
  expect(play(['KMBS 30 g T1. T4', answer]).works).toMatchObject(works);
});

it('the unit of a bare level is answered', () => {
  expect(play(['T1 380', 'gal']).works).toMatchObject([
    { op: 'gauge', levels: [{ vessel: 'T1', ml: 1_438_456 }] },
  ]);
});

it.each([
  [
    'pressed T1 to T2 300 L',
    'and 30 L press to T3',
    [
      { ml: 300_000, to: ['T2'] },
      { ml: 30_000, to: ['T3'] },
    ],
  ],
  ['pressed T1 to T2', 'free run 200 L', [{ ml: 200_000, to: ['T2'], fraction: 'free_run' }]],
])('a pressing has one more part: %s / %s', (first, text, parts) => {
  const { works } = play([first, text]);
  expect(works).toHaveLength(1);
  expect(works).toMatchObject([{ op: 'press', parts }]);
});

it('a correction without its unit is asked about, and a unit answers', () => {
  const { works, open } = play(['pressed T1 to T2 and T3', 'free run 200 press 80', 'L']);
  expect(works).toMatchObject([
    {
      parts: [
        { ml: 200_000, to: ['T2'] },
        { ml: 80_000, to: ['T3'] },
      ],
    },
  ]);
  expect(open).toBe(0);
});

it('wine that stayed in the source is no volume of a move', () => {
  const { works } = play(['racked T1 to T2 300 L', '280 L, 20 left behind', 'OK']);
  expect(works).toMatchObject([{ from: ['T1'], to: ['T2'], ml: 280_000 }]);
});

it('both numbers of a correction may follow "no"', () => {
  expect(play(['KMBS 84 g T1', 'no, 48 not 84']).works).toMatchObject([{ amount: 48_000 }]);
});

it('a level is answered with its unit', () => {
  const { works, open } = play(['T1 dip 380', '380 gal']);
  expect(works).toMatchObject([{ op: 'gauge', levels: [{ vessel: 'T1', ml: 1_438_456 }] }]);
  expect(open).toBe(0);
});

it('one part of a blend is corrected by its vessel', () => {
  const { works } = play(['blended 100 L T1 with 50 L T4 in T2', '60 L of T4']);
  expect(works).toMatchObject([
    {
      parts: [
        { vessel: 'T1', ml: 100_000 },
        { vessel: 'T4', ml: 60_000 },
      ],
    },
  ]);
});

it.each([
  ['bottled T1 40 cases of 375s', 'plus 3 bottles', { count: 3, sizeMl: 375 }],
  ['bottled T1 40 cases of 6', 'and 2 cases', { count: 12, sizeMl: 750 }],
  ['embotellado T1 400 botellas', 'y 50 magnums', { count: 50, sizeMl: 1500 }],
])('more bottles of one wine need an OK: %s / %s', (first, text, bottles) => {
  expect(play([first, text]).works).toHaveLength(1);
  expect(play([first, text, 'OK']).works[1]).toMatchObject({
    op: 'bottle',
    from: ['T1'],
    bottles: [bottles],
  });
});

it('a bare number after a move without a volume is asked for its unit', () => {
  expect(play(['racked T1 to T2', 'but only 380', 'L']).works).toMatchObject([{ ml: 380_000 }]);
});
