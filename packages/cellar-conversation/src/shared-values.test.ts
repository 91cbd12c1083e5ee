import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-dialogues.json' with { type: 'json' };
import { openDialogue } from '../testing/dialogue.ts';
import { type ReferenceCellar, referenceCellar } from '../testing/reference-cellar.ts';

const cellar = referenceCellar(set.cellars.us as unknown as ReferenceCellar, 'America/Detroit');

function playIn(texts: readonly string[], unit: 'gal' | 'L' = 'gal') {
  const dialogue = openDialogue({ cellar, unit });
  const replies = texts.map((text) => dialogue.say(text));
  return { replies, works: dialogue.works(), open: dialogue.open() };
}

/** What each vessel got, in the unit of the book. */
function gotIn(texts: readonly string[]) {
  const { works, open } = playIn(texts);
  const got = works.flatMap((work) => {
    const {
      vessels = [],
      amount,
      perLitre,
      ml,
      each,
    } = work as unknown as Record<string, number> & {
      vessels?: string[];
    };
    return [[vessels.join(), amount ?? perLitre ?? ml, ...(each ? ['each'] : [])]];
  });
  return { got: Object.fromEntries(got), works, open };
}

describe('a number for each vessel answers "how much?"', () => {
  it.each([
    ['added KMBS to B61 and B62', ['12 g in B61, 9 g in B62'], { B61: 12_000, B62: 9_000 }],
    ['added KMBS to B61 and B62', ['B62 9g B61 12g'], { B61: 12_000, B62: 9_000 }],
    ['added KMBS to B61 and B62', ['12 and 9 g'], { B61: 12_000, B62: 9_000 }],
    ['added KMBS to B61 and B62', ['B62 9, B61 12', 'grams'], { B61: 12_000, B62: 9_000 }],
    ['added KMBS to B61 and B62', ['9 in 62 and 12 in 61', 'g'], { B61: 12_000, B62: 9_000 }],
    ['added KMBS to B61 and B62', ['12 g in B61 and 9 in the other'], { B61: 12_000, B62: 9_000 }],
    ['puse KMBS a B61 y B62', ['12 g en la B61 y 9 en la otra'], { B61: 12_000, B62: 9_000 }],
    ['kmbs 64-66', ['4, 5 and 6 grams'], { B64: 4_000, B65: 5_000, B66: 6_000 }],
    ['puse KMBS a B64, B65 y B66', ['4, 5 y 6 g'], { B64: 4_000, B65: 5_000, B66: 6_000 }],
    ['added bentonite 250 to T1 and T7', ['250 g in T1, 400 g in T7'], { T1: 250_000, T7: 400_000 }],
    ['DAP to T3 and T4', ['20 g/hL T3 and 25 g/hL T4'], { T3: 200, T4: 250 }],
    ['DAP to T3 and T4', ['40 and 60 ppm'], { T3: 40, T4: 60 }],
    ['inoculated T3 and T4 with EC-1118', ['T3 got 300 g and T4 got 250'], { T3: 300_000, T4: 250_000 }],
    ['topped B61 and B62 from K1', ['2 L in B61, 1 L in B62'], { B61: 2_000, B62: 1_000 }],
    ['lost wine from T1 and T5', ['3 L and 2 L'], { T1: 3_000, T5: 2_000 }],
  ])('fills each slot: %s / %j', (first, answers, expected) => {
    const { got, open } = gotIn([first, ...answers]);
    expect(got).toEqual(expected);
    expect(open).toBe(0);
  });

  it('and the vessels without one stay in question', () => {
    const { works, open, replies } = playIn(['added KMBS to B61, B62 and B63', '12 g in B61']);
    expect([works, open]).toEqual([[], 1]);
    expect(replies[1]?.reply).toContain('B62, B63: how much?');
    const answered = gotIn(['added KMBS to B61, B62 and B63', '12 g in B61', '5 g each']);
    expect(answered.works).toHaveLength(2);
    expect(answered.works).toMatchObject([
      { vessels: ['B62', 'B63'], amount: 5_000, each: true },
      { vessels: ['B61'], amount: 12_000 },
    ]);
    expect(gotIn(['added KMBS to B61 and B62', '12 g in B61', '9 B62']).got).toEqual({
      ...{ B61: 12_000, B62: 9_000 },
    });
  });

  it.each([
    ['added KMBS to B61 and B62', '12 g in B61, 9 g in T5'],
    ['added KMBS to B61, B62 and B63', '12 and 9 g'],
    ['added KMBS to B61 and B62', 'B61 12 g B61 9 g'],
  ])('but not if it is unclear whose number it is: %s / %s', (first, answer) => {
    const { works, open } = playIn([first, answer]);
    expect(works).toEqual([]);
    expect(open).toBeGreaterThan(0);
  });
});

describe('a reading for each vessel answers a kind without a value', () => {
  it.each([
    ['pH on T1 and T5', '3.41 and 3.52', 'ph', [3.41, 3.52]],
    ['T1, T5 free so2', 'T5 31, T1 24', 'free_so2', [31, 24]],
    ['T1 brix', '22.5', 'brix', [22.5]],
  ])('is stored: %s / %s', (first, answer, kind, values) => {
    const { works, open } = playIn([first, answer]);
    expect(works).toMatchObject(values.map((value) => ({ op: 'measurement', readings: [{ kind, value }] })));
    expect([works.length, open]).toEqual([values.length, 0]);
  });
});

describe('a correction with a number for each vessel', () => {
  it.each([
    [['KMBS 30 g to B61 and B62', 'sorry 20 g in B61 and 10 g in B62'], { B61: 20_000, B62: 10_000 }],
    [['KMBS 30 g to B61 and B62', 'oops, B61 20, B62 10'], { B61: 20_000, B62: 10_000 }],
    [['KMBS 30 g to B61 and B62', '20 g in B61, 10 g in B62'], { B61: 20_000, B62: 10_000 }],
    [['puse 30 g de KMBS a B61 y B62', 'perdón, 20 en la B61 y 10 en la B62'], { B61: 20_000, B62: 10_000 }],
    [['KMBS to B61 and B62', '20 and 11 g', 'sorry B62 was 10'], { B61: 20_000, B62: 10_000 }],
  ])('changes each: %j', (texts, expected) => {
    expect(gotIn(texts)).toMatchObject({ got: expected, open: 0 });
  });

  it('is taken back as a whole', () => {
    const { got } = gotIn(['KMBS 30 g to B61 and B62', 'sorry 20 g in B61 and 10 g in B62', 'UNDO']);
    expect(got).toEqual({ 'B61,B62': 30_000 });
  });
});

describe('several sources of one move', () => {
  it.each([
    [['racked T1 and T5 to T6', '60 and 90 gal', 'OK'], { T1: 180, T5: 330, T6: 150 }],
    [['racked T1 and T5 to T6', '60 gal of T1, 90 of T5', 'OK'], { T1: 180, T5: 330, T6: 150 }],
    [['racked T1 and T5 to T6 100 gal', '80 of each', 'OK'], { T1: 160, T5: 340, T6: 160 }],
    [['moved 150 gal from T5', 'T6 100, T2 50'], { T5: 270, T6: 100, T2: 50 }],
  ])('have separate volumes: %j', (texts, held) => {
    const dialogue = openDialogue({ cellar });
    for (const text of texts) dialogue.say(text);
    const book = dialogue.book();
    const gallons = Object.keys(held).map((name) => [
      name,
      Math.round((book.vessels.get(name)?.ml ?? 0) / 3785.411784),
    ]);
    expect(Object.fromEntries(gallons)).toEqual(held);
    expect(dialogue.open()).toBe(0);
  });

  it('have separate cases when they are bottled', () => {
    expect(playIn(['bottled T7 and T5', '100 cases and 50 cases']).works).toMatchObject([
      { from: ['T7'], bottles: [{ count: 1200 }] },
      { from: ['T5'], bottles: [{ count: 600 }] },
    ]);
  });
});

it.each([
  [['T3', '12 brix'], { op: 'measurement', vessels: ['T3'] }],
  [['T3', 'pumped over twice'], { op: 'cap_work', vessels: ['T3'], times: 2 }],
  [['B61', 'KMBS 5 g'], { op: 'addition', vessels: ['B61'], amount: 5_000 }],
  [['lost 2 gal T5', 'T7 too'], { op: 'loss', vessels: ['T7'] }],
])('work after a vessel alone is done there: %j', (texts, work) => {
  const { works, open } = playIn(texts);
  expect(works.at(-1)).toMatchObject(work);
  expect(open).toBe(0);
});
