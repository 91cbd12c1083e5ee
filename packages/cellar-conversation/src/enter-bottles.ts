import { lotOfCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { bottleStock, usualCase } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import type { CellarRecord } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Cellar } from './cellar.ts';
import type { EntryTask, WorkOrAsk } from './entry-task.ts';

const usualSizeMl = 750;

/** The reader's case: 12 bottles, unless the message says otherwise. */
const saidCase = 12;

const stockOf = ({ setup, book }: Cellar, code: string | undefined) => {
  const lot = code === undefined ? undefined : lotOfCode(setup, book, code);
  return bottleStock(book).filter(({ bottling }) => bottling.lot === lot);
};

/** Sizes of a lot's bottles in stock, if the message leaves open which of them left. */
const openSizes = (cellar: Cellar, { lot, packing }: CellarRecord) =>
  packing?.sizeMl === undefined ? [...new Set(stockOf(cellar, lot).map(({ sizeMl }) => sizeMl))] : [];

/** Bottles that leave are of the only size in stock, and cases as they were packed, unless the message says otherwise. */
export function asInStock(cellar: Cellar, record: CellarRecord): CellarRecord {
  const { op, bottles, packing = {} } = record;
  const sizes = openSizes(cellar, record);
  if (op !== 'remove_bottles' || !bottles || sizes.length > 1) return record;
  const sizeMl = packing.sizeMl ?? sizes[0] ?? usualSizeMl;
  const { cases = 0, perCase } = packing;
  const stocked = stockOf(cellar, record.lot).find((line) => line.sizeMl === sizeMl);
  const caseOf = perCase ?? stocked?.caseOf ?? usualCase(sizeMl);
  const count = bottles.count + cases * (caseOf - (perCase ?? saidCase));
  return {
    ...record,
    bottles: { count, sizeMl },
    packing: { ...packing, sizeMl, ...(cases > 0 ? { perCase: caseOf } : {}) },
  };
}

export function enterRemoval({ cellar, record }: EntryTask): WorkOrAsk {
  const { lot, bottles, use } = record;
  if (lot === undefined) return { ask: 'lot' };
  if (!bottles) return { ask: 'quantity' };
  if (openSizes(cellar, record).length > 1) return { ask: 'size' };
  if (use === undefined) return { ask: 'use' };
  return {
    works: [
      { op: 'remove_bottles', lot: lotOfCode(cellar.setup, cellar.book, lot), bottles: [bottles], use },
    ],
  };
}
