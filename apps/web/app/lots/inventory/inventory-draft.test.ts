import type { WorkEntry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { inventorySheet } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { describe, expect, it } from 'vitest';
import { type InventoryDraft, inventoryLines, inventoryWork, readMeasured } from './inventory-draft.ts';

const setup: Setup = {
  ...firstSetup,
  vessels: [
    { name: 'T1', kind: 'tank' },
    { name: 'T2', kind: 'tank' },
    { name: 'BIN1', kind: 'bin' },
    { name: 'B9', kind: 'barrel', retired: true },
  ],
};
const component = { variety: 'Merlot', block: null, vintage: 2025 };
const entry = (seq: number, work: Work): WorkEntry => ({
  id: `e${seq}`,
  seq,
  arrivedAt: `2026-01-02T08:0${seq}`,
  workedOn: '2026-01-02',
  work,
});
const start: Work = {
  op: 'start',
  lot: '25-ME-01',
  levels: [{ vessel: 'T2', ml: 1_000_000 }],
  composition: [{ component, parts: 1 }],
};
const fruit: Work = { op: 'receive_fruit', to: ['BIN1'], lot: '25-ME-02', grams: 500_000, component };
const entries = [entry(1, start), entry(2, fruit)];
const book = foldWinery(setup, entries);
const draft = (measured: InventoryDraft['measured']): InventoryDraft => ({
  id: 'a',
  day: '2026-01-02',
  measured,
});

describe('an inventory before it is signed off', () => {
  it('lists vessels with contents first, and omits retired ones', () => {
    expect(
      inventoryLines(book, setup, undefined).map(({ vessel, measure, book: says }) => [
        vessel,
        measure,
        says,
      ]),
    ).toEqual([
      ['T2', 'ml', 1_000_000],
      ['BIN1', 'grams', 500_000],
      ['T1', 'ml', 0],
    ]);
  });

  it('states each difference, and whether the book has changed since the measurement', () => {
    const lines = inventoryLines(book, setup, draft({ T2: { amount: 980_000, book: 1_010_000 } }));
    expect(lines[0]).toMatchObject({ measured: 980_000, difference: -20_000, bookThen: 1_010_000 });
    expect(lines[1]).not.toHaveProperty('difference');
  });

  it('becomes one entry with the measured vessels, which the book folds into gains and losses', () => {
    const lines = inventoryLines(
      book,
      setup,
      draft({
        T2: { amount: 980_000, book: 1_000_000, reason: 'lees' },
        BIN1: { amount: 500_000, book: 500_000, reason: 'spill' },
      }),
    );
    const work = inventoryWork(lines);
    expect(work.levels).toEqual([
      { vessel: 'T2', ml: 980_000, reason: 'lees' },
      { vessel: 'BIN1', grams: 500_000 },
    ]);
    const signed = foldWinery(setup, [...entries, entry(3, work)]);
    expect(inventorySheet(signed, '2026-01-02')).toMatchObject({ lostMl: 20_000, gainedMl: 0 });
  });
});

describe('readMeasured', () => {
  const wine = { measure: 'ml', book: 1_135_700 } as const;

  it('reads amounts in the winery’s unit', () => {
    // A US gallon is 3.785411784 liters by definition, a pound 453.59237 g.
    expect(readMeasured('100', { ...wine, book: 0 }, 'gal')).toBe(378_541);
    expect(readMeasured('1,000.5', { ...wine, book: 0 }, 'L')).toBe(1_000_500);
    expect(readMeasured('12,5', { ...wine, book: 0 }, 'L')).toBe(12_500);
    expect(readMeasured('100', { measure: 'grams', book: 0 }, 'gal')).toBe(45_359);
  });

  it('returns the book’s amount when the two display alike', () => {
    // 300.02 gallons are shown as 300.
    expect(readMeasured('300', wine, 'gal')).toBe(1_135_700);
    expect(readMeasured('301', wine, 'gal')).toBe(1_139_409);
  });

  it('returns undefined for text that is not an amount', () => {
    for (const written of ['', 'full', '-3', '3-4', '1.2.3'])
      expect(readMeasured(written, wine, 'gal')).toBeUndefined();
  });
});
