import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('a text that answers two open questions', () => {
  it.each([
    [
      ['KMBS to T1', 'DAP to T4', '25 g KMBS and 900 g DAP'],
      [
        ['KMBS', 'T1', 25_000],
        ['DAP', 'T4', 900_000],
      ],
    ],
    [
      ['KMBS to T1', 'DAP to T4', 'DAP was 900 g, KMBS 25 g'],
      [
        ['DAP', 'T4', 900_000],
        ['KMBS', 'T1', 25_000],
      ],
    ],
    [
      ['KMBS to T1', 'DAP 900 g', 'T4, and 25 g'],
      [
        ['DAP', 'T4', 900_000],
        ['KMBS', 'T1', 25_000],
      ],
    ],
    [
      ['puse KMBS al T1', 'puse 900 g de DAP', 'al T4, y 25 g'],
      [
        ['DAP', 'T4', 900_000],
        ['KMBS', 'T1', 25_000],
      ],
    ],
  ])('stores both: %j', (texts, expected) => {
    const { works, open, replies } = play(texts);
    const got = works.map((work) => {
      const { material, vessels, amount } = work as {
        material?: string;
        vessels?: string[];
        amount?: number;
      };
      return [material, vessels?.join(), amount];
    });
    expect(got).toEqual(expected);
    expect(open).toBe(0);
    for (const [material] of expected) expect(replies.at(-1)).toContain(material);
  });
});

it.each([
  [
    ['KMBS to T1', 'T4 gets its dose on friday', '35 g'],
    [{ material: 'KMBS', vessels: ['T1'], amount: 35_000 }],
  ],
  [['racked 100 gal out of T1', 'fruit is here', 'to T2'], [{ op: 'transfer', from: ['T1'], to: ['T2'] }]],
  [['trasegué 100 galones del T1', 'llegó uva', 'al T2'], [{ op: 'transfer', from: ['T1'], to: ['T2'] }]],
])('an answer is for the question that it completes: %j', (texts, works) => {
  const played = play(texts).works;
  expect(played).toMatchObject(works);
  expect(played).toHaveLength(works.length);
});

it('UNDO takes back both answers of one text, and no more than the last correction of one', () => {
  const both = ['KMBS to T1', 'DAP to T4', '25 g KMBS and 900 g DAP'];
  const undone = play([...both, 'UNDO']);
  expect(undone.works).toEqual([]);
  expect(undone.replies.at(-1)).toMatch(/KMBS.*DAP|DAP.*KMBS/);
  const corrected = play([...both, 'DAP was 800 g', 'UNDO']);
  expect(corrected.works).toMatchObject([{ amount: 25_000 }, { amount: 900_000 }]);
});

describe('an answer to one of several questions', () => {
  it.each([
    [['added DAP and KMBS to T1', 'DAP 300 g, KMBS 25 g']],
    [['added DAP and KMBS to T1', '25 g KMBS and 300 g DAP']],
    [['added DAP and KMBS to T1', '300 g and 25 g']],
    [['added DAP and KMBS to T1', '300 g', '25 g']],
    [['added DAP and KMBS to T1', 'KMBS 25 g', 'DAP 300 g']],
    [['puse DAP y KMBS al T1', 'DAP 300 g y KMBS 25 g']],
  ])('gives each material of one message its amount: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works).toMatchObject([
      { material: 'DAP', amount: 300_000 },
      { material: 'KMBS', amount: 25_000 },
    ]);
    expect([works.length, open]).toEqual([2, 0]);
  });

  it('gives a volume to the loss and grams to the dose', () => {
    const { works } = play(['lost wine from T1 and added KMBS to T4', '3 L', '20 g']);
    expect(works).toMatchObject([
      { op: 'loss', vessels: ['T1'], ml: 3_000 },
      { op: 'addition', vessels: ['T4'], amount: 20_000 },
    ]);
  });

  it.each([
    [['KMBS to T1', 'DAP to T4', '20 g and 30 g']],
    [['KMBS to T1', 'racked T4 100 gal', 'T2 smells great, 20 pallets']],
  ])('stores nothing if it is unclear which is which: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works.filter(({ op }) => op !== 'note')).toEqual([]);
    expect(open).toBeGreaterThan(1);
  });
});
