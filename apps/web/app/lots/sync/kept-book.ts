import type { WineryCellar, WineryChanges, WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { keptReader, lotsKey } from '../../platform/lots-on-device.ts';
import { json, storedBy } from '../../platform/stored.ts';

export interface KeptBook {
  cellar: WineryCellar;
  entries: WineryEntry[];
  messages: WineryMessage[];
  seq: number;
  fetchedAt?: string;
}

/** Readings matter while a message is open or new; in a long book they would take most of the space. */
const readingsKept = 20;
/** Browsers allow a site about five million characters, and unsent work needs space too. */
const maxCharacters = 4_000_000;
/** A longer book keeps this many last messages, and every entry. */
const messagesKept = 500;

/** Applies changes; applying the same twice has no effect. */
export function withChanges(
  book: Pick<KeptBook, 'entries' | 'messages'>,
  changes: Pick<WineryChanges, 'entries' | 'messages'>,
): Pick<KeptBook, 'entries' | 'messages'> {
  return {
    entries: merged(book.entries, changes.entries),
    messages: merged(book.messages, changes.messages),
  };
}

function merged<Row extends { id: string; seq: number }>(
  existing: readonly Row[],
  arrived: readonly Row[],
): Row[] {
  if (arrived.length === 0) return [...existing];
  const rows = new Map(existing.map((row) => [row.id, row]));
  for (const row of arrived) rows.set(row.id, row);
  return [...rows.values()].sort((a, b) => a.seq - b.seq);
}

function asBook(parsed: unknown): KeptBook {
  const book = parsed as KeptBook;
  if (!book.cellar.winery.id || !Array.isArray(book.entries) || !Array.isArray(book.messages))
    throw new TypeError('This is no book.');
  return book;
}

export const keptBook = storedBy((memberId: string, wineryId: string) => ({
  key: lotsKey(memberId, `book:${wineryId}`),
  fallback: undefined,
  ...json<KeptBook | undefined>(asBook),
}));

export function keepBook(memberId: string, book: KeptBook): void {
  keptBook(memberId, book.cellar.winery.id).set(asKept(book));
  keptReader.set(memberId);
}

export function asKept(book: KeptBook, limit = maxCharacters): KeptBook {
  const from = book.messages.length - readingsKept;
  const messages = book.messages.map((message, index) =>
    index >= from || message.state === 'asked' || message.state === 'expired'
      ? message
      : { ...message, reading: { ...message.reading, words: [], records: [], asks: [] } },
  );
  const kept = { ...book, messages };
  if (JSON.stringify(kept).length <= limit) return kept;
  // A later sync from the start fetches what was dropped.
  return { ...kept, messages: messages.slice(-messagesKept), seq: 0 };
}
