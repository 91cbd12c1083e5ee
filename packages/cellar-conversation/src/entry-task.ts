import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { lotOfCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { AskSubject, CellarRecord } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Cellar } from './cellar.ts';

export type WorkOrAsk = { works: Work[] } | { ask: AskSubject };

export interface EntryTask {
  cellar: Cellar;
  record: CellarRecord;
  date: string;
  /** Codes of lots that this message creates. */
  takenCodes: Set<string>;
}

/** Where work was done: vessels, else a lot by its code. */
export function locationOf({ record, cellar }: EntryTask): { vessels?: string[]; lot?: string } {
  if (record.vessels && record.vessels.length > 0) return { vessels: record.vessels };
  return record.lot === undefined ? {} : { lot: lotOfCode(cellar.setup, cellar.book, record.lot) };
}

export function hasLocation(task: EntryTask): boolean {
  const { vessels, lot } = locationOf(task);
  return vessels !== undefined || lot !== undefined;
}
