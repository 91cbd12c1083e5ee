import { pouredLiters } from '../vocabulary/units.ts';
import type { Item } from './items.ts';

/** A volume as a move has it: `g` is gallons there. */
export function volumeOf(item: Item | undefined): number | undefined {
  const factor = volumeFactor(item);
  return item?.type === 'quantity' && factor !== undefined ? item.value * factor : undefined;
}

/** The factor that a bare number takes over from the volume before it. */
export function volumeFactor(item: Item | undefined): number | undefined {
  return item?.type === 'quantity' ? pouredLiters(item.unit) : undefined;
}
