import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { type Desk, foldWinery } from '@orbit-vine/cellar-book/desk/desk.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries.ts';
import type { Moment } from '@orbit-vine/cellar-book/order.ts';
import { sql } from '../platform/db/sql.ts';
import type { OwnWinery } from './find-winery.ts';
import type { Transaction } from './next-seq.ts';
import { type EntryRow, entryColumns, entryView } from './view.ts';

/** The entries of a winery's book, in their order. */
async function readEntries(database: Transaction, wineryId: string): Promise<Entry[]> {
  const { rows } = await database.execute<EntryRow>(sql`
    select ${entryColumns} from winery_entries where winery_id = ${wineryId} order by seq`);
  return rows.map(entryView);
}

/** The desk of a winery as it stands. Under the winery's lock nothing is added meanwhile. */
export async function openDesk(
  transaction: Transaction,
  { id, setup, settings }: Pick<OwnWinery, 'id' | 'setup' | 'settings'>,
): Promise<Desk> {
  const entries = await readEntries(transaction, id);
  return {
    settings,
    setup,
    book: foldWinery(setup, entries),
    foldWith: (more) => foldWinery(setup, [...entries, ...more]),
  };
}

/** The book of a winery as it stands, to be looked at as of any moment. */
export async function openBook(
  database: Transaction,
  { id, setup }: Pick<OwnWinery, 'id' | 'setup'>,
): Promise<(moment?: Moment) => Book> {
  const entries = await readEntries(database, id);
  return (moment) => foldWinery(setup, entries, moment);
}
