import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Moment } from '@orbit-vine/cellar-book/entries/order.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import type { Cellar } from '@orbit-vine/cellar-conversation/cellar.ts';
import { LRUCache } from 'lru-cache';
import { sql } from '../platform/db/sql.ts';
import type { OwnWinery } from './find-winery.ts';
import type { Transaction } from './next-seq.ts';
import { type EntryRow, entryColumns, entryView } from './view.ts';

type Opened = Pick<OwnWinery, 'id' | 'createdAt' | 'setup' | 'settings'>;

interface Kept {
  entries: Entry[];
  /** What the entries come to with this set-up. */
  folded?: { setup: string; book: Book };
}

/** The records of wineries that were worked on a moment ago, up to so many entries in all. */
const kept = new LRUCache<string, Kept>({
  maxSize: 60_000,
  sizeCalculation: ({ entries }) => entries.length + 1,
});

/** The entries of a winery's book, in their order. Rows are only ever added: those at hand are not read again. */
async function readEntries(database: Transaction, { id, createdAt }: Opened): Promise<Kept> {
  const key = `${id} ${createdAt}`;
  const known = kept.get(key) ?? { entries: [] };
  const { rows } = await database.execute<EntryRow>(sql`
    select ${entryColumns} from winery_entries
    where winery_id = ${id} and seq > ${known.entries.at(-1)?.seq ?? 0} order by seq`);
  if (rows.length === 0 && kept.has(key)) return known;
  const read: Kept = { entries: [...known.entries, ...rows.map(entryView)] };
  kept.set(key, read);
  return read;
}

function foldNow(winery: Opened, records: Kept): Book {
  const setup = JSON.stringify(winery.setup);
  if (records.folded?.setup !== setup)
    records.folded = { setup, book: foldWinery(winery.setup, records.entries) };
  return records.folded.book;
}

/** The cellar of a winery as it stands. Under the winery's lock nothing is added meanwhile. */
export async function openCellar(transaction: Transaction, winery: Opened): Promise<Cellar> {
  const records = await readEntries(transaction, winery);
  const { settings, setup } = winery;
  return {
    settings,
    setup,
    book: foldNow(winery, records),
    foldWith: (more) => foldWinery(setup, [...records.entries, ...more]),
  };
}

/** The book of a winery as it stands, to be looked at as of any moment. */
export async function openBook(database: Transaction, winery: Opened): Promise<(moment?: Moment) => Book> {
  const records = await readEntries(database, winery);
  return (moment = {}) =>
    Object.keys(moment).length === 0
      ? foldNow(winery, records)
      : foldWinery(winery.setup, records.entries, moment);
}
