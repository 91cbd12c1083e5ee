import { describe, expect, it } from 'vitest';
import { openDialogue, play } from '../testing/dialogue.ts';

describe('an answer that names the vessels and a volume for each', () => {
  it.each([
    [
      ['pressed T1', 'T2 got 900 L free run and T3 got 200 L press'],
      [
        {
          op: 'press',
          parts: [
            { to: ['T2'], ml: 900_000 },
            { to: ['T3'], ml: 200_000 },
          ],
        },
      ],
    ],
    [
      ['pressed T1', 'T2 900 free run, T3 200 press', 'L'],
      [
        {
          op: 'press',
          parts: [
            { to: ['T2'], ml: 900_000 },
            { to: ['T3'], ml: 200_000 },
          ],
        },
      ],
    ],
    [
      ['racked T1', '900 L to T2 and 500 L to T3'],
      [
        { from: ['T1'], to: ['T2'], ml: 900_000 },
        { from: ['T1'], to: ['T3'], ml: 500_000 },
      ],
    ],
    [
      ['blended into T2', '900 L T1 and 500 L T4'],
      [
        {
          op: 'blend',
          to: ['T2'],
          parts: [
            { vessel: 'T1', ml: 900_000 },
            { vessel: 'T4', ml: 500_000 },
          ],
        },
      ],
    ],
  ])('fills both slots: %j', (texts, works) => {
    const played = play(texts);
    expect(played.works).toMatchObject(works);
    expect([played.works.length, played.open]).toEqual([works.length, 0]);
  });
});

it.each([
  [['T1 brix 18', 'actually 17.5 and temp 68'], { brix: 17.5, temperature: 20 }],
  [['T1 brix 18 temp 66', 'sorry 17.5 and temp 68'], { brix: 17.5, temperature: 20 }],
])('a correction may change one reading and add another: %j', (texts, expected) => {
  const [work] = play(texts).works as unknown as { readings: { kind: string; value: number }[] }[];
  expect(Object.fromEntries(work?.readings.map(({ kind, value }) => [kind, value]) ?? [])).toEqual(expected);
});

it('a number in words answers, before its unit too', () => {
  expect(play(['KMBS to T1', 'forty', 'grams']).works).toMatchObject([{ amount: 40_000 }]);
  expect(play(['bottled T1', 'one fifty cases']).works).toMatchObject([{ bottles: [{ count: 1800 }] }]);
});

it('a blend keeps its lot when it is corrected', () => {
  const texts = ['blended 500 L T1 and 300 L T4 into T2', 'T1 was 550 L'];
  const [before] = play(texts.slice(0, 1)).works;
  expect(before).toHaveProperty('lot');
  const { works } = play(texts);
  expect(works).toMatchObject([{ parts: [{ ml: 550_000 }, {}], lot: (before as { lot?: string }).lot }]);
});

it.each([
  [
    ['KMBS to T1', '20 g and 30 g in T4'],
    [
      { vessels: ['T1'], amount: 20_000 },
      { vessels: ['T4'], amount: 30_000 },
    ],
  ],
  [
    ['puse KMBS al T1', '20 g, y al T4 30 g'],
    [{ vessels: ['T1'] }, { vessels: ['T4'], amount: 30_000 }],
  ],
  [
    ['T1 pH 3.4', 'and TA 6.2'],
    [{ op: 'measurement' }, { op: 'measurement', vessels: ['T1'] }],
  ],
  [['KMBS to T1', 'chucked in 20 g mate'], [{ vessels: ['T1'], amount: 20_000 }]],
  [['KMBS to T1', '20 gramos nomás'], [{ vessels: ['T1'], amount: 20_000 }]],
])('further work of the same kind is stored with its answer: %j', (texts, works) => {
  const played = play(texts);
  expect(played.works).toMatchObject(works);
  expect([played.works.length, played.open]).toEqual([works.length, 0]);
});

it('a blend without volumes takes them with their unit later', () => {
  const { works } = play(['blended T1 and T4 into T2', '500 of T1 and 300 of T4', 'liters'], { unit: 'L' });
  expect(works).toMatchObject([{ parts: [{ ml: 500_000 }, { ml: 300_000 }] }]);
});

describe('an answer that gives one vessel the rest', () => {
  it.each([
    [['racked T1 to T2 and T3', '900 L in T2, the rest in T3']],
    [['racked T1 to T2 and T3', 'T2 900, rest T3', 'L']],
    [['racked T1', '900 L to T2 and the rest to T3']],
    [['trasegué el T1 al T2 y al T3', '900 L al T2 y el resto al T3']],
  ])('moves what the source has left: %j', (texts) => {
    const dialogue = openDialogue();
    for (const text of texts) dialogue.say(text);
    const held = ['T1', 'T2', 'T3'].map((name) => dialogue.book().vessels.get(name)?.ml);
    expect(held).toEqual([0, 900_000, 600_000]);
    expect(dialogue.open()).toBe(0);
  });
});

it('two sizes of bottles answer, each for itself', () => {
  expect(play(['bottled T1', '100 cases and 20 magnums']).works).toMatchObject([
    { bottles: [{ count: 1200, sizeMl: 750 }] },
    { bottles: [{ count: 20, sizeMl: 1500 }] },
  ]);
});

it('a weight of each vessel counts for all of them', () => {
  const { works } = play(['crushed 2 tons riesling to T2 and T3', '1 ton each']);
  expect(works[0]).toMatchObject({ op: 'receive_fruit', grams: 1_814_370 });
});

it.each([
  ['racked T1 to T2', '1450 L, lost 30', 'unexplained'],
  ['racked T1 to T2', '1450 L, 30 L lees', 'lees'],
  ['filtered T1 to T2', '1450 L, lost 30', 'filter'],
])('the kind of a loss is that of a first message: %s / %s', (text, answer, lossReason) => {
  expect(play([text, answer], { unit: 'L' }).works).toMatchObject([
    { ml: 1_450_000, lossMl: 30_000, lossReason },
  ]);
});
