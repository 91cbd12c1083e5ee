import type { Book, Wine } from './book/book.ts';

export interface Relative {
  lot: string;
  distance: number;
  entries: string[];
}

/** The least number of lots between each wine and the start, by the wine's place in the book. */
class Distances {
  readonly #least: number[] = [];

  of(wine: number): number {
    return this.#least[wine] ?? Number.POSITIVE_INFINITY;
  }

  reach(wine: number, distance: number): void {
    this.#least[wine] = Math.min(this.of(wine), distance);
  }
}

const originsOf = ({ parts }: Wine) => parts.map(({ wine }) => wine);

/** Collects a lot once, with its least distance and the entries by which its wine was poured from or into a nearer lot. */
class Relatives {
  readonly #found = new Map<string, { distance: number; entries: Set<string> }>();

  note(lot: string, distance: number, entry: string): void {
    const relative = this.#found.get(lot) ?? { distance, entries: new Set() };
    relative.distance = Math.min(relative.distance, distance);
    relative.entries.add(entry);
    this.#found.set(lot, relative);
  }

  /** Nearest first, otherwise in order of work. */
  listed(start: string, lots: Iterable<string>): Relative[] {
    const inOrder = [...lots].flatMap((lot) => {
      const relative = lot === start ? undefined : this.#found.get(lot);
      return relative ? [{ lot, distance: relative.distance, entries: [...relative.entries] }] : [];
    });
    return inOrder.sort((a, b) => a.distance - b.distance);
  }
}

/**
 * The lots whose wine this lot has contained, nearest first: one step back, as 27 CFR 24.314 and 21 CFR 1.337 require,
 * then to the start. Follows the wine from vessel to vessel: what joined a lot after its wine had moved on is not
 * counted.
 */
export function findAncestors({ wines, lots }: Book, start: string): Relative[] {
  const distances = new Distances();
  const relatives = new Relatives();
  for (const [at, wine] of [...wines.entries()].reverse()) {
    if (wine.lot === start) distances.reach(at, 0);
    const distance = distances.of(at);
    if (distance === Number.POSITIVE_INFINITY) continue;
    for (const origin of originsOf(wine)) {
      const from = wines[origin]?.lot ?? wine.lot;
      const steps = distance + (from === wine.lot ? 0 : 1);
      distances.reach(origin, steps);
      if (from !== wine.lot) relatives.note(from, steps, wine.entry);
    }
  }
  const backward = relatives.listed(start, lots.keys());
  return backward.map((relative) => ({ ...relative, entries: relative.entries.reverse() }));
}

/** The lots that have contained wine of this lot, nearest first (21 CFR 1.345); see `findAncestors`. */
export function findDescendants({ wines, lots }: Book, start: string): Relative[] {
  const distances = new Distances();
  const relatives = new Relatives();
  for (const [at, wine] of wines.entries()) {
    if (wine.lot === start) distances.reach(at, 0);
    for (const origin of originsOf(wine)) {
      const from = wines[origin]?.lot ?? wine.lot;
      const steps = distances.of(origin) + (from === wine.lot ? 0 : 1);
      if (steps === Number.POSITIVE_INFINITY) continue;
      distances.reach(at, steps);
      if (from !== wine.lot) relatives.note(wine.lot, steps, wine.entry);
    }
  }
  return relatives.listed(start, lots.keys());
}
