import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { BookRow } from '../book/book-rows.ts';

/** At most this share of its capacity is left in a vessel after wine was taken out. */
const smallShare = 0.05;

interface Leftover {
  vessel: string;
  lot: string;
  ml: number;
  on: string;
}

/** Vessels that the book leaves with a little wine, probably lees, and that nobody has measured since. */
export function leftoversIn(book: Book, rows: readonly BookRow[]): Leftover[] {
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  const lastOf = new Map(
    book.postings.flatMap((posting) =>
      posting.measure === 'ml' ? [[posting.vessel, posting] as const] : [],
    ),
  );
  return [...book.vessels.values()].flatMap(({ id: vessel, lot, ml, capacityMl }) => {
    const last = lastOf.get(vessel);
    if (lot === undefined || ml === 0 || last === undefined || last.amount >= 0) return [];
    if (ml > smallShare * (capacityMl ?? ml - last.amount)) return [];
    const since = seqOf.get(last.entry) ?? 0;
    const isMeasured = rows.some(
      ({ seq, work }) =>
        seq >= since && work?.op === 'gauge' && work.levels.some((level) => level.vessel === vessel),
    );
    return isMeasured ? [] : [{ vessel, lot, ml, on: last.on }];
  });
}
