import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { lotOfCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { AskedAbout, CellarRecord } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Cellar } from './cellar.ts';

/** The work for the book that a record stands for, or what lacks for it. */
export type Entered = { works: Work[] } | { ask: AskedAbout };

export interface Entering {
  cellar: Cellar;
  record: CellarRecord;
  /** The day of the work. */
  date: string;
  /** Codes that lots made by the same message have taken. */
  taken: Set<string>;
}

/** Where work in place was done: vessels, else a lot as the book knows it. */
export function placeOf({ record, cellar }: Entering): { vessels?: string[]; lot?: string } {
  if (record.vessels && record.vessels.length > 0) return { vessels: record.vessels };
  return record.lot === undefined ? {} : { lot: lotOfCode(cellar.setup, cellar.book, record.lot) };
}

export function hasPlace(entering: Entering): boolean {
  const { vessels, lot } = placeOf(entering);
  return vessels !== undefined || lot !== undefined;
}
