import type { Book } from './book/book.ts';
import type { Entry } from './entries/entries.ts';
import type { FindingCode } from './entries/findings.ts';

/** Wine that later work lacks, by the vessel and the entry of that work. */
export interface Shortage {
  entry: string;
  vessel: string;
  ml: number;
}

const isShort = (code: FindingCode) => code === 'not_in_book' || code === 'topped_from_unknown';

/**
 * Entries that were made after work that they are dated before, and took wine that this work then lacked: a loss that is
 * entered after the bottling of the same tank. By the late entry.
 */
export function lateShortages(book: Book, entries: readonly Entry[]): Map<string, Shortage[]> {
  const seqOf = new Map(entries.map(({ id, seq }) => [id, seq]));
  const isLater = (id: string, than: string) => (seqOf.get(id) ?? 0) > (seqOf.get(than) ?? 0);
  const shortages = new Map<string, Shortage[]>();
  for (const { code, entry, vessel, ml = 0 } of book.findings) {
    if (vessel === undefined || !isShort(code)) continue;
    const start = book.postings.findIndex((posting) => posting.entry === entry);
    const taken = new Map<string, number>();
    for (const posting of book.postings.slice(0, Math.max(0, start)))
      if (posting.vessel === vessel && posting.measure === 'ml' && isLater(posting.entry, entry))
        taken.set(posting.entry, (taken.get(posting.entry) ?? 0) - posting.amount);
    for (const [late, took] of taken)
      if (took > 0)
        shortages.set(late, [...(shortages.get(late) ?? []), { entry, vessel, ml: Math.min(took, ml) }]);
  }
  return shortages;
}
