import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { toNumber } from '@orbit-vine/cellar-book/exact/fraction.ts';
import { findAncestors, findDescendants } from '@orbit-vine/cellar-book/genealogy.ts';

interface FamilyLot {
  lot: string;
  step: number;
  /** Position within its step, from the top. */
  row: number;
}

/** All wine that moved from one lot into another. */
interface FamilyEdge {
  from: string;
  to: string;
  ml: number;
  grams: number;
}

export interface Family {
  lots: FamilyLot[];
  edges: FamilyEdge[];
  /** Lots hidden until the reader shows all. */
  folded: number;
}

/** Steps with more lots than this are folded. */
const maxInStep = 6;

/** A lot's family for drawing: steps below zero are its sources, above zero its uses. */
export function familyOf(book: Book, lot: string, isUnfolded = false): Family {
  const steps = new Map<number, string[]>([[0, [lot]]]);
  const put = (name: string, step: number) => steps.set(step, [...(steps.get(step) ?? []), name]);
  const before = findAncestors(book, lot);
  for (const each of before) put(each.lot, -each.distance);
  // Wine that came back is drawn among the sources.
  const placed = new Set(before.map((each) => each.lot));
  for (const each of findDescendants(book, lot)) if (!placed.has(each.lot)) put(each.lot, each.distance);
  let folded = 0;
  const lots: FamilyLot[] = [];
  for (const [step, names] of [...steps].sort(([a], [b]) => a - b)) {
    const shown = isUnfolded || names.length <= maxInStep ? names : names.slice(0, maxInStep - 1);
    folded += names.length - shown.length;
    lots.push(...shown.map((name, row) => ({ lot: name, step, row })));
  }
  const there = new Set(lots.map((each) => each.lot));
  const edges = new Map<string, FamilyEdge>();
  for (const { from, to, measure, amount } of book.edges) {
    if (!there.has(from) || !there.has(to) || from === to) continue;
    const edge = edges.get(`${from}>${to}`) ?? { from, to, ml: 0, grams: 0 };
    edge[measure] += toNumber(amount);
    edges.set(`${from}>${to}`, edge);
  }
  return { lots, edges: [...edges.values()], folded };
}
