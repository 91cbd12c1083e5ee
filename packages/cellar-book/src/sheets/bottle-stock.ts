import type { Book, Bottling } from '../book/book.ts';

export interface StockLine {
  bottling: Bottling;
  sizeMl: number;
  count: number;
  caseOf: number;
  cases: number;
  /** Bottles beside full cases. */
  loose: number;
}

/** Bottles in a case where the entry doesn't say: 24 x 375 mL, 12 x 750 mL or 1 L, 6 x 1.5 L (27 CFR 24.300). */
export function usualCase(sizeMl: number): number {
  if (sizeMl <= 375) return 24;
  if (sizeMl <= 1000) return 12;
  return sizeMl <= 1500 ? 6 : 1;
}

/** Bottles in bonded stock by bottling and size, the oldest bottling first. */
export function bottleStock(book: Book): StockLine[] {
  const bottlings = [...book.lots.values()].flatMap((lot) => lot.bottlings);
  return bottlings
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .flatMap((bottling) =>
      [...bottling.onHand].flatMap(([sizeMl, count]) => {
        const stated = bottling.bottles.find((each) => each.sizeMl === sizeMl)?.caseOf;
        const caseOf = stated ?? usualCase(sizeMl);
        const cases = Math.floor(count / caseOf);
        return count > 0 ? [{ bottling, sizeMl, count, caseOf, cases, loose: count - cases * caseOf }] : [];
      }),
    );
}
