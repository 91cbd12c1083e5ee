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

  it.each([
    [['KMBS to T1', 'DAP to T4', '20 g and 30 g']],
    [['KMBS to T1', 'racked T4 100 gal', 'T2 smells great, 20 pallets']],
  ])('stores nothing if it is unclear which is which: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works.filter(({ op }) => op !== 'note')).toEqual([]);
    expect(open).toBeGreaterThan(1);
  });
});
