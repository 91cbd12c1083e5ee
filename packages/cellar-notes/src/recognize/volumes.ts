import { pouredLiters } from '../vocabulary/units.ts';
import type { Item } from './items.ts';

export function volumeOf(item: Item | undefined): number | undefined {
  const factor = volumeFactor(item);
  return item?.type === 'quantity' && factor !== undefined ? item.value * factor : undefined;
}

/** The unit that a following bare number inherits. */
export function volumeFactor(item: Item | undefined): number | undefined {
  return item?.type === 'quantity' ? pouredLiters(item.unit) : undefined;
}
