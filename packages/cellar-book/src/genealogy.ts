import type { Book, Edge } from './book/book.ts';

/** A lot related to another, the number of moves between them, and the entries that carried the wine. */
export interface Relative {
  lot: string;
  distance: number;
  entries: string[];
}

function walk(edges: readonly Edge[], start: string, near: 'from' | 'to', far: 'from' | 'to'): Relative[] {
  const relatives = new Map<string, Relative>();
  let front = [start];
  for (let distance = 1; front.length > 0; distance += 1) {
    const next: string[] = [];
    for (const edge of edges) {
      if (!front.includes(edge[near]) || edge[far] === start) continue;
      const known = relatives.get(edge[far]);
      if (!known) next.push(edge[far]);
      const relative = known ?? { lot: edge[far], distance, entries: [] };
      if (!relative.entries.includes(edge.entry)) relative.entries.push(edge.entry);
      relatives.set(relative.lot, relative);
    }
    front = [...new Set(next)];
  }
  return [...relatives.values()];
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
