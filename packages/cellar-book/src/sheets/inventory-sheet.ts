import type { Book, Count } from '../book/book.ts';
import { padPrefix } from '../book/ledger.ts';

export type CountedVessel = Count & { difference: number };

export interface UncountedVessel {
  vessel: string;
  lot: string;
  ml: number;
  grams: number;
}

export interface InventorySheet {
  on: string;
  counted: CountedVessel[];
  uncounted: UncountedVessel[];
  bookMl: number;
  countedMl: number;
  gainedMl: number;
  lostMl: number;
}

const byName = (a: { vessel: string }, b: { vessel: string }) =>
  a.vessel.localeCompare(b.vessel, 'en', { numeric: true });

/**
 * A day's physical inventory against the book: each counted vessel with its difference, and the uncounted ones.
 *
 * @param book the book through that day.
 * @source 27 CFR 24.313: the inventory stands by tank and container, at least once a year.
 */
export function inventorySheet(book: Book, on: string): InventorySheet {
  const counted = book.counts
    .filter((count) => count.on === on)
    .map((count) => ({ ...count, difference: count.counted - count.book }))
    .sort(byName);
  const countedNames = new Set(counted.map(({ vessel }) => vessel));
  const uncounted = [...book.vessels.values()]
    .flatMap(({ id: vessel, lot, ml, grams }) =>
      lot === undefined || countedNames.has(vessel) || vessel.startsWith(padPrefix)
        ? []
        : [{ vessel, lot, ml, grams }],
    )
    .sort(byName);
  const wine = counted.filter(({ measure }) => measure === 'ml');
  const sum = (of: (count: CountedVessel) => number) => wine.reduce((total, count) => total + of(count), 0);
  return {
    on,
    counted,
    uncounted,
    bookMl: sum(({ book }) => book),
    countedMl: sum((count) => count.counted),
    gainedMl: sum(({ difference }) => Math.max(0, difference)),
    lostMl: sum(({ difference }) => Math.max(0, -difference)),
  };
}

/** The days with an inventory, latest first. */
export function inventoryDays(book: Book): string[] {
  return [...new Set(book.counts.map(({ on }) => on))].sort().reverse();
}
