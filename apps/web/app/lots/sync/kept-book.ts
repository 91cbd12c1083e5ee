import type { WineryCellar, WineryChanges, WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { keepOnDevice, keepReader, keptOnDevice } from '../../platform/lots-on-device.ts';

/** What this device knows of a winery: read without a network, brought up to date with one. */
export interface KeptBook {
  cellar: WineryCellar;
  entries: WineryEntry[];
  messages: WineryMessage[];
  /** How far it has come. */
  seq: number;
  /** When the server said so. */
  fetchedAt?: string;
}

/** How a message was read is looked at while it is open or new. Of a long book it would take most of the room. */
const readingsKept = 20;
/** Browsers give a site some five million characters, and what was written and not sent needs room too. */
const maxCharacters = 4_000_000;
/** Of a book that is longer still, the words of so many last messages are kept, and every entry. */
const messagesKept = 500;

/** The book with what changed since; giving it the same twice changes nothing. */
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
  known: readonly Row[],
  arrived: readonly Row[],
): Row[] {
  if (arrived.length === 0) return [...known];
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of arrived) rows.set(row.id, row);
  return [...rows.values()].sort((a, b) => a.seq - b.seq);
}

export function keptBook(memberId: string, wineryId: string): KeptBook | undefined {
  return keptOnDevice<KeptBook>(memberId, `book:${wineryId}`);
}

export function keepBook(memberId: string, book: KeptBook): void {
  keepOnDevice(memberId, `book:${book.cellar.winery.id}`, asKept(book));
  keepReader(memberId);
}

/** The book as a device keeps it. */
export function asKept(book: KeptBook, limit = maxCharacters): KeptBook {
  const from = book.messages.length - readingsKept;
  const messages = book.messages.map((message, index) =>
    index >= from || message.state === 'asked' || message.state === 'expired'
      ? message
      : { ...message, reading: { ...message.reading, words: [], records: [], asks: [] } },
  );
  const kept = { ...book, messages };
  if (JSON.stringify(kept).length <= limit) return kept;
  // What is left out is asked for again with the next look from the start.
  return { ...kept, messages: messages.slice(-messagesKept), seq: 0 };
}
