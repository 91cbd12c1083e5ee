import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldCellar } from '@orbit-vine/cellar-book/fold.ts';
import { describe, expect, it } from 'vitest';
import { familyOf } from './family.ts';

const component = { variety: 'Merlot', block: null, vintage: 2025 };
const stands = (lot: string, vessel: string): Work => ({
  op: 'start',
  lot,
  levels: [{ vessel, ml: 100_000 }],
  composition: [{ component, parts: 1 }],
});
const bookOf = (works: Work[]) =>
  foldCellar(
    works.map((work, index) => ({
      id: `e${index}`,
      seq: index + 1,
      arrivedAt: '2025-10-01T08:00',
      workedOn: '2025-10-01',
      work,
    })),
  );

describe('the family of a lot', () => {
  const book = bookOf([
    stands('A', 'T1'),
    stands('B', 'T2'),
    {
      op: 'blend',
      to: ['T3'],
      lot: 'C',
      parts: [
        { vessel: 'T1', ml: 60_000 },
        { vessel: 'T2', ml: 20_000 },
      ],
    },
    { op: 'split', from: ['T3'], parts: [{ to: 'T4', lot: 'D', ml: 30_000 }] },
  ]);

  it('places sources in steps before the lot and uses in steps after it', () => {
    const { lots } = familyOf(book, 'C');
    expect(lots.map(({ lot, step }) => [lot, step])).toEqual([
      ['A', -1],
      ['B', -1],
      ['C', 0],
      ['D', 1],
    ]);
    expect(familyOf(book, 'A').lots.map(({ lot, step }) => [lot, step])).toEqual([
      ['A', 0],
      ['C', 1],
      ['D', 2],
    ]);
  });

  it('states the volume that moved along each edge', () => {
    expect(familyOf(book, 'C').edges).toEqual([
      { from: 'A', to: 'C', ml: 60_000, grams: 0 },
      { from: 'B', to: 'C', ml: 20_000, grams: 0 },
      { from: 'C', to: 'D', ml: 30_000, grams: 0 },
    ]);
  });

  it('folds wide steps, and unfolds them on request', () => {
    const sources = Array.from({ length: 9 }, (_, index) => `L${index}`);
    const wide = bookOf([
      ...sources.map((lot) => stands(lot, `B${lot}`)),
      { op: 'blend', to: ['T9'], lot: 'Z', parts: sources.map((lot) => ({ lot })) },
    ]);
    const { lots, folded } = familyOf(wide, 'Z');
    expect([lots.length, folded]).toEqual([6, 4]);
    expect(familyOf(wide, 'Z', true).lots).toHaveLength(10);
  });
});
