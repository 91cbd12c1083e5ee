import { hasCue, type Item, isNumeric, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import type { Gap } from '../vocabulary/gaps.ts';

/** A run of items between two gaps. */
export interface Clause {
  items: Item[];
  /** What stood before it. */
  gap: Gap | 'start';
  sentence: number;
}

/** Splits at gaps, then where a second subject begins within a list of readings. */
export function splitClauses(items: Item[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Clause = { items: [], gap: 'start', sentence: 0 };
  for (const [at, item] of items.entries()) {
    const splits = item.type === 'gap' && item.mark !== 'slash';
    if (!splits) {
      // "T5 9.9 brix set glycol to 54": what was read, and what was set.
      if (hasCue(item, 'set') && current.items.some(isNumeric) && isSetting(items, at)) {
        clauses.push(current);
        current = { items: [], gap: 'comma', sentence: current.sentence };
      }
      if (item.type !== 'question') current.items.push(item);
      continue;
    }
    const ends = item.mark === 'stop' || item.mark === 'then';
    if (current.items.length > 0) clauses.push(current);
    const gap =
      current.items.length === 0 && current.gap !== 'start' ? strongest(current.gap, item.mark) : item.mark;
    const sentence = current.sentence + (ends && clauses.length > 0 ? 1 : 0);
    current = { items: [], gap: clauses.length === 0 ? 'start' : gap, sentence };
  }
  if (current.items.length > 0) clauses.push(current);
  return clauses.flatMap(splitSubjects);
}

/** Whether the clause goes on to the number that was set. */
function isSetting(items: Item[], at: number): boolean {
  const end = items.findIndex((item, index) => index > at && item.type === 'gap');
  return items.slice(at, end < 0 ? items.length : end).some(isNumeric);
}

function strongest(left: Clause['gap'], right: Gap): Gap {
  const order: Clause['gap'][] = ['start', 'slash', 'dash', 'and', 'comma', 'then', 'stop'];
  return (order.indexOf(left) > order.indexOf(right) ? left : right) as Gap;
}

const moveOperations = new Set([
  'crush',
  'press',
  'transfer',
  'top',
  'blend',
  'split',
  'filter',
  'receive_fruit',
  'bottle',
]);

/** "T5 10.1/58 T6 9.4/57" has two subjects; "22B T12 20B T3" too, each after its facts. */
function splitSubjects(clause: Clause): Clause[] {
  const places = clause.items.flatMap((item, index) =>
    item.type === 'vessels' || item.type === 'lot' ? [index] : [],
  );
  const moves = clause.items.some(
    (item) => moveOperations.has(verbOf(item)?.op ?? '') || item.type === 'arrow',
  );
  const shares = clause.items.filter((item) => item.type === 'quantity' && item.unit.dimension === 'percent');
  const shared = shares.length > 1 && !clause.items.some((item) => kindOf(item) !== undefined);
  if (places.length < 2 || moves || shared) return [clause];
  const fact = (from: number, to: number) => clause.items.slice(from, to).some((item) => isFact(item));
  const first = places[0] ?? 0;
  const aimed = (place: number) => hasCue(clause.items[place - 1], 'from', 'to', 'in', 'with');
  const told = (order: number) =>
    clause.items.slice(places[order], places[order + 1]).some((item) => isNumeric(item));
  const leading = !fact(0, first) || places.every((_, order) => told(order));
  const cuts = leading
    ? places.filter(
        (place, order) =>
          order > 0 &&
          !aimed(place) &&
          fact(places[order - 1] ?? 0, place) &&
          fact(place, places[order + 1] ?? clause.items.length),
      )
    : places
        .filter((place, order) => order < places.length - 1 && fact(place, places[order + 1] ?? 0))
        .map((place) => place + 1);
  const bounds = [0, ...cuts, clause.items.length];
  return bounds.slice(1).map((end, order) => ({
    ...clause,
    gap: order === 0 ? clause.gap : ('comma' as const),
    items: clause.items.slice(bounds[order], end),
  }));
}

function isFact(item: Item): boolean {
  return (
    isNumeric(item) ||
    verbOf(item) !== undefined ||
    materialOf(item) !== undefined ||
    kindOf(item) !== undefined
  );
}
