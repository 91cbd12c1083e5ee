import type { Lot, Reading } from '@orbit-vine/cellar-book/book/book.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldCellar } from '@orbit-vine/cellar-book/fold.ts';
import { describe, expect, it } from 'vitest';
import { compositionOf } from '../book/composition.ts';
import { english } from '../wording/english.ts';
import { analysesOf, likelyClaims, winesOf } from './lot-facts.ts';

const reading = (kind: string, value: number, on: string): Reading => ({
  entry: `${kind}${on}`,
  on,
  kind,
  value,
  unit: '',
  vessels: ['T4'],
});

it('readings are grouped by kind, with free and total SO₂ together', () => {
  const readings = [
    reading('total_so2', 80, '2025-10-01'),
    reading('ph', 3.4, '2025-10-01'),
    reading('free_so2', 25, '2025-10-02'),
    reading('volume', 300, '2025-10-02'),
    reading('ph', 3.5, '2025-11-01'),
  ];
  const names = analysesOf({ readings } as Lot, english).map((lines) => lines.map(({ name }) => name));
  expect(names).toEqual([['pH'], ['Free SO₂', 'Total SO₂'], ['Volume']]);
  expect(analysesOf({ readings } as Lot, english)[0]?.[0]?.readings.map(({ value }) => value)).toEqual([
    3.4, 3.5,
  ]);
});

describe('winesOf', () => {
  const start = (lot: string, vessels: string[], variety: string): Work => ({
    op: 'start',
    lot,
    levels: vessels.map((vessel) => ({ vessel, ml: 200_000 })),
    composition: [{ component: { variety, block: null, vintage: 2025 }, parts: 1 }],
  });
  const bookOf = (...works: Work[]) =>
    foldCellar(
      works.map((work, index): Entry => {
        const day = { arrivedAt: '2026-01-02T08:00', workedOn: '2026-01-02' };
        return { id: `e${index}`, seq: index + 1, ...day, work };
      }),
    );
  const started = [start('CS', ['B1', 'B2', 'B3'], 'Cabernet Sauvignon'), start('CH', ['T1'], 'Chambourcin')];

  it('lists vessels with the same wine together, and judges another wine alone', () => {
    const book = bookOf(...started, { op: 'transfer', from: ['T1'], to: ['B2'], ml: 200_000 });
    const lot = book.lots.get('CS');
    const wines = lot ? winesOf(book, lot) : [];
    // Half and half in B2, of which 75 % would be needed.
    expect(wines.map((wine) => [wine.vessels, likelyClaims(wine, {}).map(({ verdict }) => verdict)])).toEqual(
      [
        [
          ['B1', 'B3'],
          ['qualifies', 'qualifies'],
        ],
        [['B2'], ['does not', 'qualifies']],
      ],
    );
  });

  it('judges a lot that is only in bottles by its bottles', () => {
    const composition = [{ component: { variety: 'Chardonnay', block: null, vintage: 2024 }, parts: 1 }];
    const bottles = [{ count: 3600, sizeMl: 750 }];
    const book = bookOf({ op: 'receive_bottles', lot: 'CH', account: 'opening', bottles, composition });
    const lot = book.lots.get('CH');
    const wines = lot ? winesOf(book, lot) : [];
    const verdicts = wines.map((wine) => likelyClaims(wine, {}).map(({ verdict }) => verdict));
    expect(verdicts).toEqual([['qualifies', 'qualifies']]);
  });

  it('shows an emptied lot as it was last', () => {
    const book = bookOf(...started, { op: 'dump', vessels: ['T1'] });
    const lot = book.lots.get('CH');
    expect(
      lot && winesOf(book, lot).map((wine) => compositionOf(wine).map(({ variety }) => variety)),
    ).toEqual([['Chambourcin']]);
  });
});
