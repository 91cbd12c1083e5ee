import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const cellar: Work[] = [
  ...['T1', 'T2', 'T3'].map((name) => tank(name)),
  opening('A', 'T1', 300_000, grapes('Syrah')),
  opening('B', 'T2', 100_000, grapes('Merlot')),
];
const bottle = (more: Partial<WorkOf<'bottle'>>) =>
  foldCellar(
    rows([...cellar, { op: 'bottle', from: ['T1'], bottles: [{ count: 100, sizeMl: 750 }], ...more }]),
  );
type Book = ReturnType<typeof bottle>;
const levels = ({ vessels }: Book) => ['T1', 'T2'].map((name) => vessels.get(name)?.ml);
const lost = ({ postings }: Book) =>
  postings
    .filter(({ account }) => account === 'lost')
    .map(({ vessel, amount, reason }) => [vessel, amount, reason]);
const bottlings = ({ lots }: Book) =>
  [...lots.values()].flatMap((lot) => lot.bottlings.map(({ ml, wines }) => [lot.id, ml, wines.length]));

describe('bottling', () => {
  it('takes the volume of its bottles of every size', () => {
    const sizes = [
      { count: 100, sizeMl: 750 },
      { count: 10, sizeMl: 1500 },
    ];
    const book = bottle({ bottles: sizes });
    expect([levels(book), bottlings(book), book.findings]).toEqual([
      [210_000, 100_000],
      [['A', 90_000, 1]],
      [],
    ]);
    expect([...(book.lots.get('A')?.bottlings[0]?.onHand ?? [])]).toEqual([
      [750, 100],
      [1500, 10],
    ]);
  });

  it('loses in addition what was lost, for its reason or as that of bottling', () => {
    expect(lost(bottle({}))).toEqual([]);
    const book = bottle({ lossMl: 5_000 });
    expect([lost(book), levels(book)]).toEqual([[['T1', -5_000, 'bottling']], [220_000, 100_000]]);
    expect(lost(bottle({ lossMl: 5_000, lossReason: 'filter' }))).toEqual([['T1', -5_000, 'filter']]);
  });

  it('leaves the rest in the vessel unless that was emptied', () => {
    expect(lost(bottle({ emptied: false }))).toEqual([]);
    const book = bottle({ emptied: true });
    expect([lost(book), levels(book)]).toEqual([[['T1', -225_000, 'unexplained']], [0, 100_000]]);
  });

  it('of a lot takes from all of its vessels', () => {
    const book = foldCellar(
      rows([
        ...cellar,
        { op: 'transfer', from: ['T1'], to: ['T3'], ml: 100_000 },
        { op: 'bottle', lot: 'A', bottles: [{ count: 100, sizeMl: 750 }] },
      ]),
    );
    // 75 L of 200 and 100 L.
    expect(['T1', 'T3'].map((name) => book.vessels.get(name)?.ml)).toEqual([150_000, 75_000]);
    expect(bottlings(book)).toEqual([['A', 75_000, 2]]);
  });

  it('of two lots makes a new one, in proportion to their wine', () => {
    const book = bottle({ from: ['T1', 'T2'] });
    expect(levels(book)).toEqual([243_750, 81_250]);
    expect(bottlings(book)).toEqual([['e6', 75_000, 1]]);
    expect(book.edges.map(({ from, to }) => [from, to])).toEqual([
      ['A', 'e6'],
      ['B', 'e6'],
    ]);
  });

  it('of two lots of which one is empty is of the other', () => {
    expect(bottlings(bottle({ from: ['T1', 'T3'] }))).toEqual([['A', 75_000, 1]]);
  });

  it('of no bottles makes no bottling', () => {
    const book = bottle({ bottles: [{ count: 0, sizeMl: 750 }] });
    expect([levels(book), bottlings(book)]).toEqual([[300_000, 100_000], []]);
  });

  it('from nowhere is of unknown origin', () => {
    const book = bottle({ from: undefined, lot: 'Z' });
    expect([bottlings(book), levels(book)]).toEqual([[['Z', 75_000, 1]], [300_000, 100_000]]);
    expect(book.findings.map(({ code }) => code)).toContain('lot_not_found');
  });
});
