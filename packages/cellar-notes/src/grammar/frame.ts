import { hasCue, type Item, isLocation } from '../recognize/items.ts';
import type { Operation } from '../schema/reading.ts';
import type { VerbEntry } from '../vocabulary/verb-entry.ts';

export type Verb = VerbEntry & { past: boolean };

export interface Frame {
  op: Operation;
  verb?: Verb;
  material?: Extract<Item, { type: 'term' }>;
  items: Item[];
  sentence: number;
  clause: number;
  /** The frame of the same clause whose vessels and lots this one shares. */
  lead?: Frame;
  /** Planned rather than done. */
  plan: boolean;
  doubtful?: boolean;
  /** The sentence after it that shares out what came of it. */
  shares?: number;
}

export const materialOps = new Set<Operation>(['addition', 'inoculate', 'fine']);

export function cueBefore(
  items: readonly Item[],
  index: number,
  cue: 'from' | 'to' | 'in' | 'with',
): boolean {
  let at = index - 1;
  while (items[at]?.type === 'term' && isArticle(items[at])) at -= 1;
  const each = eachBefore(items, at);
  if (each === undefined) return hasCue(items[at], cue);
  // "to each of", "a cada una de", "en cada una de"
  const [lead = ''] = (items[each] as Extract<Item, { type: 'term' }>).text.split(' ');
  const led = lead === 'to' || lead === 'a' ? 'to' : lead === 'in' || lead === 'en' ? 'in' : undefined;
  return led ? led === cue : hasCue(items[each - 1], cue);
}

/** Where "each of" begins: "into each of B134 and B135", "a cada una de las barricas 134 y 135". */
function eachBefore(items: readonly Item[], at: number): number | undefined {
  const [item, before] = [items[at], items[at - 1]];
  const isEach = (other: Item | undefined) =>
    other?.type === 'term' && hasCue(other, 'each') && /\b(each|cada( una?o?)?)$/.test(other.text);
  if (isEach(item)) return at;
  return item?.type === 'term' && /^de\b/.test(item.text) && isEach(before) ? at - 1 : undefined;
}

export function isArticle(item: Item | undefined): boolean {
  return item?.type === 'term' && /^(the|el|la|los|las|lot|lote|our|vino|wine|tank|both|of)$/.test(item.text);
}

export function hasLocations({ items }: Pick<Frame, 'items'>): boolean {
  return items.some((item) => isLocation(item) || item.type === 'vesselCount');
}
