import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank, voidOf } from '../../testing/rows.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { inventoryDays, inventorySheet } from './inventory-sheet.ts';
import { lossSheet } from './loss-sheet.ts';
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

describe('lossSheet', () => {
  const year = { from: '2026-01-01', through: '2026-12-31' };

  it('lists losses by vessel and reason, largest first', () => {
    expect(
      lossSheet(book, year).lines.map(({ vessel, reason, inventory, ml }) => [vessel, reason, inventory, ml]),
    ).toEqual([
      ['B1', 'leak', true, 200_000],
      ['T1', 'inventory', true, 10_000],
      ['T3', 'lees', false, 6_000],
    ]);
  });

  it('compares losses with 3 % of wine on hand and received, and 6 % of wine made', () => {
    // 1,000 + 500 + 300 + 200 = 2,000 liters came; 3 % of them are 60, and 216 were lost.
    expect(lossSheet(book, year)).toMatchObject({
      lostMl: 216_000,
      allowedMl: 60_000,
      isAboveAllowance: true,
    });
    // A week later all of it was on hand before: 990 + 510 + 294 = 1,794, of which 3 % are 53.82.
    const after = lossSheet(book, { from: '2026-01-09', through: '2026-12-31' });
    expect(after).toMatchObject({ lines: [], lostMl: 0, allowedMl: 53_820, isAboveAllowance: false });
  });

  it('lists each loss with its vessel’s volume, and the total that could be lost', () => {
    const { losses, handledMl } = lossSheet(book, year);
    expect(losses.map(({ vessel, on, ml, ofMl }) => [vessel, on, ml, ofMl])).toEqual([
      ['B1', day, 200_000, 200_000],
      ['T1', day, 10_000, 1_000_000],
      ['T3', day, 6_000, 300_000],
    ]);
    // 2,000 liters came, and an inventory gained 10.
    expect(handledMl).toBe(2_010_000);
  });

  it('marks losses far above the others for their reason', () => {
    const racking = (vessel: string, lossMl: number): Work => ({
      op: 'transfer',
      from: [vessel],
      to: [vessel],
      lossMl,
      lossReason: 'lees',
    });
    const tanks = ['T1', 'T2', 'T3', 'T4', 'T5'];
    const filled = tanks.flatMap((name) => [tank(name), opening(`L${name}`, name, 1_000_000, merlot)]);
    const marked = (amounts: number[]) =>
      lossSheet(foldCellar(rows([...filled, ...amounts.map((ml, at) => racking(tanks[at] ?? '', ml))])), year)
        .losses.filter(({ isUnusual }) => isUnusual)
        .map(({ vessel }) => vessel);
    // The other four have a median of 0.6 %: above 1.8 % is unusual.
    expect(marked([5_000, 6_000, 6_000, 7_000, 18_001])).toEqual(['T5']);
    expect(marked([5_000, 6_000, 6_000, 7_000, 18_000])).toEqual([]);
    // Three times 0.2 % is still less than 1 % of a tank, which nobody can measure.
    expect(marked([2_000, 2_000, 2_000, 2_000, 10_000])).toEqual([]);
    // With fewer than four others, more than 5 %.
    expect(marked([2_000, 50_000])).toEqual([]);
    expect(marked([2_000, 50_001])).toEqual(['T2']);
  });

  it('leaves out pomace, and allows 6 % of a ferment declared finished', () => {
    const pressed = foldCellar(
      rows([
        tank('T1'),
        tank('T2'),
        { op: 'receive_fruit', to: ['T1'], lot: 'F', grams: 1_000_000, component: merlot },
        { op: 'gauge', levels: [{ vessel: 'T1', ml: 800_000 }] },
        { op: 'press', from: ['T1'], parts: [{ to: ['T2'], ml: 700_000 }] },
        { op: 'state', lot: 'F', state: 'fermentation_finished' },
        { op: 'loss', vessels: ['T2'], ml: 42_000, reason: 'lees' },
      ]),
    );
    // 6 % of 700 liters are 42.
    expect(lossSheet(pressed, year)).toMatchObject({
      lostMl: 42_000,
      allowedMl: 42_000,
      isAboveAllowance: false,
    });
  });
});
