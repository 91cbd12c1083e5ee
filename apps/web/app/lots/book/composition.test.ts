import { keyOf } from '@orbit-vine/cellar-book/book/keys.ts';
import { mixtureOf } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { describe, expect, it } from 'vitest';
import { english } from '../wording/english.ts';
import { spanish } from '../wording/spanish.ts';
import { nameOfWine } from './composition.ts';

type Part = [variety: string | null, vintage: number | null, parts: number, block?: string];
const wine = (...parts: Part[]) =>
  mixtureOf(
    parts.map(([variety, vintage, share, block = null]) => [keyOf({ variety, vintage, block }), share]),
  );

describe('the name of a wine', () => {
  it('is its vintage and variety, from one block or several', () => {
    const merlot = wine(['Merlot', 2024, 60, 'North'], ['Merlot', 2024, 40, 'South']);
    expect(nameOfWine(merlot, english)).toBe('2024 Merlot');
  });

  it('lists the largest parts of a blend, and no part as none', () => {
    const blend = wine(['Merlot', 2024, 9_990], ['Riesling', 2023, 10]);
    expect(nameOfWine(blend, english)).toBe('100% 2024 Merlot, <1% 2023 Riesling');
    const four = wine(['A', 2024, 10], ['B', 2024, 20], ['C', 2024, 30], ['D', 2024, 40]);
    expect(nameOfWine(four, english)).toBe('40% 2024 D, 30% 2024 C, 20% 2024 B, …');
  });

  it('says that grapes are unknown', () => {
    expect(nameOfWine(wine([null, 2023, 1]), english)).toBe('2023 unknown grapes');
    expect(nameOfWine(wine([null, null, 1]), spanish)).toBe('uva desconocida');
  });
});
