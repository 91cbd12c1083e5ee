import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../testing/rows.ts';
import type { Work } from './entries/work.ts';
import { foldCellar } from './fold.ts';
import { findAncestors, findDescendants } from './genealogy.ts';

const cellar: Work[] = [
  ...['T1', 'T2', 'T3', 'T4'].map((name) => tank(name)),
  opening('A', 'T1', 300_000, grapes('Syrah')),
  opening('B', 'T2', 300_000, grapes('Merlot')),
  opening('C', 'T3', 300_000, grapes('Vidal')),
];
const move = (from: string, to: string, ml = 10_000): Work => ({
  op: 'transfer',
  from: [from],
  to: [to],
  ml,
});
const foldAfter = (...works: Work[]) => foldCellar(rows([...cellar, ...works]));

describe('the ancestors of a lot', () => {
  it('are each listed once, with every entry that poured from it, in order of work', () => {
    const book = foldAfter(move('T1', 'T2'), move('T3', 'T2'), move('T1', 'T2'));
    expect(findAncestors(book, 'B')).toEqual([
      { lot: 'A', distance: 1, entries: ['e8', 'e10'] },
      { lot: 'C', distance: 1, entries: ['e9'] },
    ]);
  });

  it('are as near as their shortest way', () => {
    // C reaches A by way of B, and later directly.
    const far = [move('T3', 'T2'), move('T2', 'T1')];
    expect(findAncestors(foldAfter(...far), 'A')).toEqual([
      { lot: 'B', distance: 1, entries: ['e9'] },
      { lot: 'C', distance: 2, entries: ['e8'] },
    ]);
    expect(findAncestors(foldAfter(...far, move('T3', 'T1')), 'A')).toEqual([
      { lot: 'B', distance: 1, entries: ['e9'] },
      { lot: 'C', distance: 1, entries: ['e8', 'e10'] },
    ]);
  });

  it('leave out what joined a lot after its wine had moved on', () => {
    expect(findAncestors(foldAfter(move('T2', 'T1'), move('T3', 'T2')), 'A').map(({ lot }) => lot)).toEqual([
      'B',
    ]);
  });

  it('are none of a lot that nothing was poured into, however often it moved', () => {
    const book = foldAfter(move('T1', 'T4'), move('T4', 'T1'));
    expect(['A', 'B', 'nowhere'].map((lot) => findAncestors(book, lot))).toEqual([[], [], []]);
  });
});

describe('the descendants of a lot', () => {
  it('are each listed once, with every entry that poured into it, nearest first', () => {
    const book = foldAfter(move('T1', 'T2'), move('T2', 'T3'), move('T1', 'T2'));
    expect(findDescendants(book, 'A')).toEqual([
      { lot: 'B', distance: 1, entries: ['e8', 'e10'] },
      { lot: 'C', distance: 2, entries: ['e9'] },
    ]);
  });

  it('are in order of work at one distance, and as near as their shortest way', () => {
    const book = foldAfter(move('T2', 'T3'), move('T1', 'T2'), move('T2', 'T3'), move('T1', 'T3'));
    expect(findDescendants(book, 'A')).toEqual([
      { lot: 'B', distance: 1, entries: ['e9'] },
      { lot: 'C', distance: 1, entries: ['e10', 'e11'] },
    ]);
  });

  it('leave out a lot that got its wine before', () => {
    expect(findDescendants(foldAfter(move('T2', 'T3'), move('T1', 'T2')), 'A').map(({ lot }) => lot)).toEqual(
      ['B'],
    );
  });
});
