import type { CellarRecord } from '@orbit-vine/cellar-notes/reading.ts';
import type { Book } from '../book/book.ts';
import type { Work } from '../work.ts';
import type { CellarSetup } from './reader-context.ts';
import type { StoredMessage } from './talk.ts';
import { worksOfRecord } from './works-of-record.ts';

interface When {
  workedOn: string;
  workedAt?: string;
}

/** A row before it has arrived: who stores it gives it its `seq`, its clock and its author. */
export type NewRow =
  | ({ id: string; work: Work } & When)
  | { id: string; corrects: string; action: 'void' }
  | ({ id: string; corrects: string; action: 'amend'; work: Work } & When);

export interface Cellar {
  setup: CellarSetup;
  /** As it stands before the message. */
  book: Book;
  /** As it would stand without these rows: what an amended record has to fit. */
  bookWithout: (rows: readonly string[]) => Book;
  /** A new id for a row. */
  newId: () => string;
}

function whenOf({ at }: CellarRecord, received: string): When {
  const workedOn = at?.date ?? received.slice(0, 10);
  return at?.time ? { workedOn, workedAt: at.time } : { workedOn };
}

/** The rows of each record. */
export function rowsOfRecords(
  records: readonly CellarRecord[],
  received: string,
  { book, setup, newId }: Cellar,
): Extract<NewRow, { work: Work }>[][] {
  return records.map((record) =>
    worksOfRecord(record, { book, blocks: setup.blocks }).map((work) => ({
      id: newId(),
      work,
      ...whenOf(record, received),
    })),
  );
}

/** The rows that change what a record had become, and the rows of the message from now on. */
export function amendRows(
  stored: StoredMessage,
  changed: number,
  records: readonly CellarRecord[],
  { bookWithout, setup, newId }: Cellar,
): { rows: NewRow[]; ids: string[][] } {
  const record = records[changed];
  const before = stored.rows[changed] ?? [];
  if (!record) return { rows: [], ids: stored.rows };
  const when = whenOf(record, stored.received);
  const works = worksOfRecord(record, { book: bookWithout(before), blocks: setup.blocks });
  const rows = works.map((work, index): NewRow => {
    const corrects = before[index];
    const id = newId();
    return corrects === undefined ? { id, work, ...when } : { id, corrects, action: 'amend', work, ...when };
  });
  const dropped = before
    .slice(works.length)
    .map((corrects): NewRow => ({ id: newId(), corrects, action: 'void' }));
  const kept = rows.map((row) => ('corrects' in row ? row.corrects : row.id));
  return {
    rows: [...rows, ...dropped],
    ids: stored.rows.map((ids, index) => (index === changed ? kept : ids)),
  };
}
