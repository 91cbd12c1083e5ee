import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { CellarRecord } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asEntries, type Held, type Turn } from './conversation.ts';

/** The book as it was without the entries that are corrected. */
export function bookWithout({ cellar, message }: Turn, entered: Held['entered'] = []): Book {
  if (entered.length === 0) return cellar.book;
  const voids = entered.map(
    ({ entry }): EntryDraft => ({ id: `without ${entry}`, corrects: entry, action: 'void' }),
  );
  return cellar.foldWith(asEntries(voids, message));
}

/** "780 L, the rest was lees": as much as the source held beyond what arrived. */
export function restAsLoss(book: Book, record: CellarRecord): CellarRecord {
  const { all, reason, volume, from = [] } = record;
  if (!all || reason === undefined || !volume) return record;
  const held = from.reduce((sum, name) => sum + (book.vessels.get(name)?.ml ?? 0), 0);
  const lost = held / 1000 - volume.value;
  const { loss, ...rest } = record;
  return lost > 0
    ? { ...rest, loss: { volume: { value: Number(lost.toFixed(3)), unit: 'L' }, reason } }
    : rest;
}
