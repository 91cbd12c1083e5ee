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
}

export const materialOps = new Set<Operation>(['addition', 'inoculate', 'fine']);

export function cueBefore(
  items: readonly Item[],
  index: number,
  cue: 'from' | 'to' | 'in' | 'with',
): boolean {
  let at = index - 1;
  while (items[at]?.type === 'term' && isArticle(items[at])) at -= 1;
  return hasCue(items[at], cue);
}

export function isArticle(item: Item | undefined): boolean {
  return item?.type === 'term' && /^(the|el|la|los|las|lot|lote|our|vino|wine|tank|both|of)$/.test(item.text);
}

export function hasLocations({ items }: Pick<Frame, 'items'>): boolean {
  return items.some((item) => isLocation(item) || item.type === 'vesselCount');
}
