import type { WineryCellar, WineryChanges, WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { keepOnDevice, keptOnDevice } from '../platform/lots-on-device.ts';

/** What this device knows of a winery: read without a network, brought up to date with one. */
export interface KeptBook {
  cellar: WineryCellar;
  entries: WineryEntry[];
  messages: WineryMessage[];
  /** How far it has come. */
  seq: number;
}

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

function merged<Row extends { id: string; seq: number }>(known: readonly Row[], news: readonly Row[]): Row[] {
  if (news.length === 0) return [...known];
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of news) rows.set(row.id, row);
  return [...rows.values()].sort((a, b) => a.seq - b.seq);
}

export function keptBook(memberId: string, wineryId: string): KeptBook | undefined {
  return keptOnDevice<KeptBook>(memberId, `book:${wineryId}`);
}

export function keepBook(memberId: string, book: KeptBook): void {
  keepOnDevice(memberId, `book:${book.cellar.winery.id}`, book);
}
