import { hasCue, type Item, isNumeric, verbOf } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { Part } from '../schema/reading.ts';
import type { Change, Earlier } from './change-types.ts';

/** "60 gal of T7", "210 gal to T6" after a blend, split, or pressing: the volume of that part. */
export function changePart({ records }: Earlier, items: readonly Item[]): Change | undefined {
  const [named, ...others] = items.filter(({ type }) => type === 'vessels');
  const [number, ...more] = items.filter(isNumeric);
  const poured = volumeOf(number);
  if (named?.type !== 'vessels' || poured === undefined || others.length + more.length > 0) return undefined;
  const [vessel, ...further] = named.ids;
  const before = items[items.indexOf(named) - 1];
  const isOf =
    hasCue(before, 'from', 'to', 'in') || (before?.type === 'term' && /^(of|de|del)$/.test(before.text));
  if (!isOf || further.length > 0 || items.some(verbOf)) return undefined;
  const isOwn = (part: Part) => (part.vessel ?? part.to?.join()) === vessel;
  const record = records.findLastIndex(({ parts = [] }) => parts.some((part) => isOwn(part) && part.volume));
  const parts = records[record]?.parts;
  if (!parts) return undefined;
  const set = parts.map((part) => (isOwn(part) ? { ...part, volume: liters(poured) } : part));
  return { record, set: { parts: set } };
}
