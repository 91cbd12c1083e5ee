import type { Book, Edge } from './book/book.ts';

/** A lot related to another, the number of moves between them, and the entries that carried the wine. */
export interface Relative {
  lot: string;
  distance: number;
  entries: string[];
}

function walk(edges: readonly Edge[], start: string, near: 'from' | 'to', far: 'from' | 'to'): Relative[] {
  const placed = edges.map((edge, place) => ({ ...edge, place }));
  const edgesOf = Map.groupBy(placed, (edge) => edge[near]);
  const relatives = new Map<string, { distance: number; entries: Set<string> }>();
  let front = [start];
  for (let distance = 1; front.length > 0; distance += 1) {
    const next: string[] = [];
    const reached = front.flatMap((lot) => edgesOf.get(lot) ?? []);
    for (const edge of reached.sort((a, b) => a.place - b.place)) {
      const lot = edge[far];
      if (lot === start) continue;
      const known = relatives.get(lot);
      if (known) known.entries.add(edge.entry);
      else {
        relatives.set(lot, { distance, entries: new Set([edge.entry]) });
        next.push(lot);
      }
    }
    front = next;
  }
  return [...relatives].map(([lot, { distance, entries }]) => ({ lot, distance, entries: [...entries] }));
}

/**
 * The lots that wine of this lot may hold, nearest first: one step back, as 27 CFR 24.314 and 21 CFR 1.337 ask, then on to
 * the start. It errs on the side of too many: a move counts even if it happened after the wine had gone on.
 */
export function findAncestors(book: Book, lot: string): Relative[] {
  return walk(book.edges, lot, 'to', 'from');
}

/** The lots that wine of this lot may have gone into, nearest first (21 CFR 1.345); see `findAncestors`. */
export function findDescendants(book: Book, lot: string): Relative[] {
  return walk(book.edges, lot, 'from', 'to');
}
