import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-dialogues.json' with { type: 'json' };
import { openDialogue } from '../testing/dialogue.ts';
import { type ReferenceCellar, referenceCellar } from '../testing/reference-cellar.ts';

const cellar = referenceCellar(set.cellars.us as unknown as ReferenceCellar, 'America/Detroit');
const gallons = (ml: number | undefined) => Math.round((ml ?? 0) / 378.5411784) / 10;

/** Plays texts in a cellar with tanks of several sizes; what they hold then, in gallons. */
function playIn(texts: readonly string[], vessels: readonly string[]) {
  const dialogue = openDialogue({ cellar });
  const replies = texts.map((text) => dialogue.say(text).reply);
  const book = dialogue.book();
  return {
    ...{ replies, works: dialogue.works(), open: dialogue.open() },
    held: vessels.map((name) => gallons(book.vessels.get(name)?.ml)),
  };
}

describe('a move to tanks without volumes', () => {
  const move = 'racked T5 to T6 and T2';

  it('is asked about, since nobody said how much went to each', () => {
    const { replies, works } = playIn([move], []);
    expect(replies[0]).toContain('how much?');
    expect(works).toEqual([]);
  });

  it.each([
    [['200 gal in T6, 100 gal in T2'], [120, 200, 100]],
    [['T2 100 gal, T6 200'], [120, 200, 100]],
    [['200 and 100 gal'], [120, 200, 100]],
    [
      ['200 and 100', 'gal'],
      [120, 200, 100],
    ],
    [['150 gal each'], [120, 150, 150]],
    [
      ['150 each', 'gallons'],
      [120, 150, 150],
    ],
    [
      ['lunch is here', '200 gal in T6, 100 gal in T2'],
      [120, 200, 100],
    ],
    [
      ['200 and 100 gal', 'sorry 210 and 100'],
      [110, 210, 100],
    ],
    [
      ['200 and 100 gal', 'T6 was 210'],
      [110, 210, 100],
    ],
    [
      ['200 and 100 gal', 'T4 not T6', 'OK'],
      [120, 0, 100],
    ],
  ])('takes a volume for each: %j', (answers, held) => {
    const played = playIn([move, ...answers], ['T5', 'T6', 'T2']);
    expect(played.held).toEqual(held);
    expect(played.open).toBe(0);
  });

  it('fills barrels without a question', () => {
    expect(playIn(['racked T7 to B70-B73'], []).works).toMatchObject([{ op: 'transfer', fill: 'full' }]);
  });
});

describe('volumes of several vessels', () => {
  it.each([
    ['racked T7 to T6 150 gal and T2 100 gal', ['T7', 'T6', 'T2'], [200, 150, 100]],
    ['racked T7 > T6 150 gal, T2 100', ['T7', 'T6', 'T2'], [200, 150, 100]],
    ['moved 100 gal each from T7 to T6 and T2', ['T7', 'T6', 'T2'], [250, 100, 100]],
    ['make T2: 90 gal T1, 110 gal T5', ['T1', 'T5', 'T2'], [150, 310, 200]],
    ['hicimos el T2: 90 galones del T1 y 110 galones del T5', ['T1', 'T5', 'T2'], [150, 310, 200]],
  ])('are read from one text: %s', (text, vessels, held) => {
    expect(playIn([text], vessels).held).toEqual(held);
  });

  it.each([
    [
      ['blended T1 and T5 into T2', '60 and 90'],
      ['T1', 'T5', 'T2'],
      [180, 330, 150],
    ],
    [
      ['blended T1 and T5 into T2', '60 gal T1, 90 gal T5'],
      ['T1', 'T5', 'T2'],
      [180, 330, 150],
    ],
    [
      ['blended 90 gal T1 and 60 gal T5 into T2', 'T1 was 95'],
      ['T1', 'T5', 'T2'],
      [145, 360, 155],
    ],
    [
      ['pressed T3', 'free run 250 gal to T6, press 60 gal to T8'],
      ['T6', 'T8'],
      [250, 60],
    ],
    [['pressed T3 to T6', '200 gal free run and 80 press'], ['T6'], [280]],
    [
      ['racked T1 to T2 and T8', 'T2 150 gal and T8 80 gal'],
      ['T1', 'T2', 'T8'],
      [10, 150, 80],
    ],
  ])('answer and correct: %j', (texts, vessels, held) => {
    expect(playIn(texts, vessels).held).toEqual(held);
  });

  it('are not taken from a reading of another vessel', () => {
    const { works } = playIn(['racked T7 to T6 and T2', 'T5 12 brix'], []);
    expect(works).toMatchObject([{ op: 'measurement', vessels: ['T5'] }]);
  });
});

describe('a vessel and another value', () => {
  it.each([
    ['T5 24 free, T7 31 free', 'T7 was 21', { readings: [{ kind: 'free_so2', value: 21 }] }],
    ['KMBS 30 g T1, 25 g T7', 'T7 was 20 g', { vessels: ['T7'], amount: 20_000 }],
    ['T5 10.1/58 T4 8.2/60', 'el T4 era 8.6', { vessels: ['T4'], readings: [{ value: 8.6 }, {}] }],
  ])('correct the record of that vessel: %s / %s', (text, correction, work) => {
    expect(playIn([text, correction], []).works.at(-1)).toMatchObject(work);
    expect(playIn([text, correction], []).works).toHaveLength(2);
  });
});

it('a number shared out keeps to "each" when its unit follows', () => {
  expect(playIn(['added KMBS to B61-B66', '10 each', 'grams'], []).works).toMatchObject([
    { amount: 10_000, each: true },
  ]);
});

it('a vessel is taken out of the work, unless an amount was shared with it', () => {
  expect(playIn(['KMBS 30 ppm T5 T7 and T1', 'not T1'], []).works).toMatchObject([{ vessels: ['T5', 'T7'] }]);
  expect(playIn(['KMBS 60 g T5 T7', 'not T7'], []).works).toMatchObject([{ vessels: ['T5', 'T7'] }]);
});

it('"como 600" is an answer in Spanish', () => {
  const { works } = playIn(['le puse bentonita al T4', 'como 600', 'gramos'], []);
  expect(works).toMatchObject([{ op: 'fine', amount: 600_000 }]);
});

it.each([
  [
    ['racked T5 to T6 and T2', '150 and 100 gal', 'T8 not T2'],
    ['T6', 'T2', 'T8'],
    [150, 0, 100],
  ],
  [
    ['pressed T3: 200 gal to T6, 60 gal to T8', 'T2 not T8'],
    ['T6', 'T8', 'T2'],
    [200, 0, 60],
  ],
  [
    ['racked T5 to T6 and T8', '150 and 100 gal', 'sorry, to T6 and T2'],
    ['T6', 'T8', 'T2'],
    [150, 0, 100],
  ],
])('a vessel that was wrong takes its volume with it: %j', (texts, vessels, held) => {
  expect(playIn(texts, vessels).held).toEqual(held);
});
