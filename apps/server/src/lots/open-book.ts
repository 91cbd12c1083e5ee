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

interface Records {
  entries: Entry[];
  folded?: { setup: string; book: Book };
}

/** A cache limited by the total number of entries. */
const recordsByWinery = new LRUCache<string, Records>({
  maxSize: 60_000,
  sizeCalculation: ({ entries }) => entries.length + 1,
});

/** A winery's entries in order. Rows are only added, so cached ones are not read again. */
async function readEntries(database: Transaction, { id, createdAt }: Opened): Promise<Records> {
  const key = `${id} ${createdAt}`;
  const cached = recordsByWinery.get(key) ?? { entries: [] };
  const { rows } = await database.execute<EntryRow>(sql`
    select ${entryColumns} from winery_entries
    where winery_id = ${id} and seq > ${cached.entries.at(-1)?.seq ?? 0} order by seq`);
  if (rows.length === 0 && recordsByWinery.has(key)) return cached;
  const read: Records = { entries: [...cached.entries, ...rows.map(entryView)] };
  recordsByWinery.set(key, read);
  return read;
}

function foldNow(winery: Opened, records: Records): Book {
  const setup = JSON.stringify(winery.setup);
  if (records.folded?.setup !== setup)
    records.folded = { setup, book: foldWinery(winery.setup, records.entries) };
  return records.folded.book;
}

/** The present state of a winery's cellar. Under the winery's lock it cannot change. */
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

export async function openBook(database: Transaction, winery: Opened): Promise<(moment?: Moment) => Book> {
  const records = await readEntries(database, winery);
  return (moment = {}) =>
    Object.keys(moment).length === 0
      ? foldNow(winery, records)
      : foldWinery(winery.setup, records.entries, moment);
}
