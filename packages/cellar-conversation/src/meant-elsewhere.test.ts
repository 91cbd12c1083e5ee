import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const dose = (material: string, vessel: string, grams: number) => ({
  ...{ op: 'addition', material, vessels: [vessel], amount: grams * 1000 },
});
const reading = (vessel: string, kind: string, value: number) => ({
  ...{ op: 'measurement', vessels: [vessel] },
  readings: [expect.objectContaining({ kind, value })],
});

describe('a correction that names other work than the last', () => {
  const tartaric = dose('tartaric acid', 'T4', 500);

  it.each([
    [['added kmbs to T1', 'tartaric 500 g T4', 'kmbs was 30 g']],
    [['added kmbs to T1', 'tartaric 500 g T4', 'sorry, 30 g kmbs']],
    [['put kmbs into T1', 'and tartaric into T4', '500', 'grams of tartaric', 'kmbs was 30 g']],
    [['puse metabisulfito al T1', 'tartárico 500 g T4', 'el metabisulfito fue 30 g']],
    [['kmbs 20 g T1', 'tartaric 500 g T4', 'kmbs was 30 g']],
    [['kmbs 20 g T1', 'tartaric 500 g T4', 'no, kmbs was 30']],
    [['kmbs 20 g T1', 'tartaric 500 g T4', 'the kmbs should be 30 g']],
    [['puse 20 g de metabisulfito al T1', 'puse 500 g de tartárico al T4', 'no, el metabisulfito eran 30 g']],
    [['kmbs 20 g T1 and tartaric 500 g T4', 'kmbs was 30 g']],
    [['kmbs 20 g T1 and tartaric 500 g T4', 'no, the kmbs was 30']],
    [['kmbs 20 g T1, tartárico 500 g T4', 'el metabisulfito eran 30 g']],
  ])('leaves the last as it is: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works).toHaveLength(2);
    expect(works).toEqual(
      expect.arrayContaining([
        expect.objectContaining(tartaric),
        expect.objectContaining(dose('KMBS', 'T1', 30)),
      ]),
    );
    expect(open).toBe(0);
  });

  it('changes the record of another material while a question is open', () => {
    const { works, open } = play(['tartaric 500 g T4', 'added kmbs to T1', 'tartaric was 600 g']);
    expect(works).toMatchObject([dose('tartaric acid', 'T4', 600)]);
    expect(open).toBe(1);
  });

  it.each([
    [['T4 pH 3.4', 'T1 pH 3.5', 'T4 was 3.45'], reading('T4', 'ph', 3.45), reading('T1', 'ph', 3.5)],
    [['T4 pH 3.4', 'T1 pH 3.5', 'el T4 era 3.45'], reading('T4', 'ph', 3.45), reading('T1', 'ph', 3.5)],
    [['T4 brix 22', 'T1 pH 3.5', 'sorry brix was 23'], reading('T4', 'brix', 23), reading('T1', 'ph', 3.5)],
    [['T4 brix 22', 'T1 pH 3.5', 'no, brix 23'], reading('T4', 'brix', 23), reading('T1', 'ph', 3.5)],
  ])('changes the reading of that vessel or kind: %j', (texts, ...works) => {
    expect(play(texts).works).toMatchObject(works);
  });

  it.each([
    [['racked T1 to T2 100 gal', 'racked T4 to T3 50 gal', 'T1 to T2 was 110 gal']],
    [['racked T1 to T2 100 gal', 'kmbs 20 g T4', 'the rack was 110 gal']],
  ])('changes that move: %j', (texts) => {
    const { works } = play(texts);
    expect(works).toHaveLength(2);
    expect(works[0]).toMatchObject({ op: 'transfer', from: ['T1'], to: ['T2'], ml: 416_395 });
    expect(works[1]).toEqual(play(texts.slice(0, 2)).works[1]);
  });

  it('changes the work of that method', () => {
    const { works } = play(['punched T1 x2', 'pumped over T4', 'punch was 3 times']);
    expect(works).toMatchObject([
      { vessels: ['T1'], method: 'punch_down', times: 3 },
      { vessels: ['T4'], method: 'pump_over' },
    ]);
  });

  it.each([
    [['T4 pH 3.4', 'T1 pH 3.5', 'sorry T4 3.45']],
    [['T4 brix 22', 'T1 pH 3.5', 'brix was 23']],
    [['T1 pH 3.5', 'racked T4 to T3 50 gal', 'pH was 3.6']],
    [['racked T1 to T2 100 gal', 'racked T4 to T3 50 gal', 'sorry 110 gal to T2']],
    [['kmbs 20 g T1', 'kmbs 25 g B61', 'tartaric 500 g T4', 'kmbs was 30 g']],
  ])('is asked about if it may be of another: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works).toEqual(play(texts.slice(0, -1)).works);
    expect(open).toBe(1);
  });
});

describe('an answer or a correction that names its material', () => {
  it('asks for the unit of a number that answers an earlier question', () => {
    const texts = ['dap to T1', 'kmbs 20 g T4', 'dap was 300'];
    expect(play(texts).works).toMatchObject([dose('KMBS', 'T4', 20)]);
    expect(play([...texts, 'g']).works).toMatchObject([dose('KMBS', 'T4', 20), dose('DAP', 'T1', 300)]);
  });

  it('moves the vessel of the dose that it names', () => {
    expect(play(['kmbs 20 g T1 and dap 300 g T4', 'no the kmbs was B61']).works).toMatchObject([
      dose('KMBS', 'B61', 20),
      dose('DAP', 'T4', 300),
    ]);
  });
});

describe('a correction of the last work', () => {
  it.each([
    [['tartaric 500 g T4', 'sorry 30 g kmbs'], [dose('KMBS', 'T4', 30)]],
    [
      ['kmbs 20 g T1', 'tartaric 500 g T4', 'kmbs not tartaric'],
      [dose('KMBS', 'T1', 20), dose('KMBS', 'T4', 500)],
    ],
    [
      ['kmbs 20 g T1', 'tartaric 500 g T4', 'that was kmbs'],
      [dose('KMBS', 'T1', 20), dose('KMBS', 'T4', 500)],
    ],
    [
      ['kmbs 20 g T1', 'tartaric 500 g T4', 'tartaric was 600 g'],
      [dose('KMBS', 'T1', 20), dose('tartaric acid', 'T4', 600)],
    ],
    [['T1 pH 3.5', 'T4 was 3.6'], [reading('T4', 'ph', 3.6)]],
  ])('may name what no other has, or replace a name: %j', (texts, works) => {
    expect(play(texts).works).toMatchObject(works);
  });

  it.each([
    ['T4 free so2 22 and pH 3.3', 'no, 32 the so2', 'free_so2', 32],
    ['T4 SO2 libre 22 y pH 3.3', 'no, 32 el sulfuroso', 'free_so2', 32],
    ['T4 free so2 22 and pH 3.3', 'so2 32, sorry', 'free_so2', 32],
    ['T4 brix 22 and pH 3.3', 'no, 23 the brix', 'brix', 23],
    ['T4 free so2 22 and pH 3.3', 'no, 3.4 the pH', 'ph', 3.4],
    ['T1 pH 3.5', 'sorry brix was 3 in T1', 'brix', 3],
  ])('changes the reading of its kind: %s, %s', (first, second, kind, value) => {
    const before = play([first]).works[0];
    const [work, ...more] = play([first, second]).works;
    const [old, now] = [before, work].map((each) => (each?.op === 'measurement' ? each.readings : []));
    expect(now).toContainEqual(expect.objectContaining({ kind, value }));
    expect(now?.filter((each) => each.kind !== kind)).toEqual(old?.filter((each) => each.kind !== kind));
    expect(more).toEqual([]);
  });

  it.each([
    [['T4 free so2 22 total so2 60', 'no, so2 was 32']],
    [['T1 pH 3.5', 'no, brix 23']],
    [['kmbs 20 g T4', 'no, 32 el sulfuroso']],
    [['racked T1 to T2 100 gal', 'no, 20 g kmbs']],
  ])('changes nothing by a name that fits none of it: %j', (texts) => {
    expect(play(texts).works).toEqual(play(texts.slice(0, 1)).works);
  });
});
