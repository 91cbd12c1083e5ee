import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank, voidOf } from '../../testing/rows.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { inventoryDays, inventorySheet } from './inventory-sheet.ts';
import { monthSheet } from './month-sheet.ts';

const merlot = grapes('Merlot');
const day = '2026-01-02';
const counting: Work = {
  op: 'gauge',
  inventory: true,
  levels: [
    { vessel: 'T1', ml: 990_000 },
    { vessel: 'T2', ml: 510_000 },
    { vessel: 'B1', ml: 0, reason: 'leak' },
    { vessel: 'BIN1', grams: 880_000 },
  ],
};
const works: Work[] = [
  tank('T1'),
  tank('T2'),
  tank('T3'),
  tank('B1'),
  tank('BIN1'),
  opening('A', 'T1', 1_000_000, merlot),
  opening('B', 'T2', 500_000, merlot),
  opening('C', 'T3', 300_000, merlot),
  opening('D', 'B1', 200_000, merlot),
  { op: 'receive_fruit', to: ['BIN1'], lot: 'F', grams: 900_000, component: merlot },
  { op: 'transfer', from: ['T3'], to: ['T3'], lossMl: 6_000, lossReason: 'lees' },
  counting,
];
const entries = rows(works);
const book = foldCellar(entries);

describe('inventorySheet', () => {
  it('compares each vessel’s count with the book', () => {
    const { counted } = inventorySheet(book, day);
    expect(
      counted.map(({ vessel, lot, book, counted, difference }) => [vessel, lot, book, counted, difference]),
    ).toEqual([
      ['B1', 'D', 200_000, 0, -200_000],
      ['BIN1', 'F', 900_000, 880_000, -20_000],
      ['T1', 'A', 1_000_000, 990_000, -10_000],
      ['T2', 'B', 500_000, 510_000, 10_000],
    ]);
    expect(counted[0]?.reason).toBe('leak');
  });

  it('sums the wine, and names uncounted vessels', () => {
    // 200 + 1,000 + 500 = 1,700 by the book, 0 + 990 + 510 = 1,500 counted: 10 more, 200 + 10 less.
    expect(inventorySheet(book, day)).toMatchObject({
      uncounted: [{ vessel: 'T3', lot: 'C', ml: 294_000, grams: 0 }],
      bookMl: 1_700_000,
      countedMl: 1_500_000,
      gainedMl: 10_000,
      lostMl: 210_000,
    });
    expect(inventoryDays(book)).toEqual([day]);
  });

  it('has no difference for fruit measured for the first time', () => {
    const first: Work = { op: 'gauge', inventory: true, levels: [{ vessel: 'BIN1', ml: 700_000 }] };
    const measured = foldCellar(rows([...works.slice(0, -1), first]));
    expect(inventorySheet(measured, day).counted).toMatchObject([{ book: 700_000, difference: 0 }]);
  });

  it('changes with a late entry before it, and disappears when voided', () => {
    const late: Work = { op: 'loss', vessels: ['T1'], ml: 10_000, reason: 'spill' };
    const spilled = { ...entries[5], id: 'late', seq: 50, workedAt: '06:10', work: late };
    const known = foldCellar([...entries, spilled as (typeof entries)[number]]);
    expect(inventorySheet(known, day).counted.find(({ vessel }) => vessel === 'T1')).toMatchObject({
      book: 990_000,
      difference: 0,
    });
    const taken = foldCellar([...entries, voidOf(entries.at(-1)?.id ?? '', 60)]);
    expect([inventoryDays(taken), taken.vessels.get('B1')?.ml]).toEqual([[], 200_000]);
  });

  it('is separate from other gains and losses on the month sheet', () => {
    const sheet = monthSheet(foldCellar([]), book, '2026-01');
    const lines = sheet.bulkWine.lines.map(({ name, formLine, ml }) => [formLine, name, ml.a]);
    expect(lines).toContainEqual(['A29', 'Lost: lees', 6_000]);
    expect(lines).toContainEqual(['A30', 'Inventory losses', 210_000]);
    expect(lines).toContainEqual(['A9', 'Inventory gains', 10_000]);
  });
});
