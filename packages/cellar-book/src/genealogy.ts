import type { Book, Edge } from './book/book.ts';

export interface Relative {
  lot: string;
  distance: number;
  entries: string[];
}

function walk(edges: readonly Edge[], start: string, near: 'from' | 'to', far: 'from' | 'to'): Relative[] {
  const ordered = edges.map((edge, order) => ({ ...edge, order }));
  const edgesOf = Map.groupBy(ordered, (edge) => edge[near]);
  const relatives = new Map<string, { distance: number; entries: Set<string> }>();
  let front = [start];
  for (let distance = 1; front.length > 0; distance += 1) {
    const next: string[] = [];
    const reached = front.flatMap((lot) => edgesOf.get(lot) ?? []);
    for (const edge of reached.sort((a, b) => a.order - b.order)) {
      const lot = edge[far];
      if (lot === start) continue;
      const relative = relatives.get(lot);
      if (relative) relative.entries.add(edge.entry);
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
 * The lots that this lot may contain, nearest first: one step back, as 27 CFR 24.314 and 21 CFR 1.337 require, then
 * to the start. May include too many: a move counts even if it happened after the wine had moved on.
 */
export function findAncestors(book: Book, lot: string): Relative[] {
  return walk(book.edges, lot, 'to', 'from');
}

/** The lots that may contain this lot, nearest first (21 CFR 1.345); see `findAncestors`. */
export function findDescendants(book: Book, lot: string): Relative[] {
  return walk(book.edges, lot, 'from', 'to');
}
