import { hasCue, type Item, isNumeric, kindOf, materialOf, varietyOf } from '../recognize/items.ts';
import type { CellarRecord } from '../schema/reading.ts';
import type { Change, Earlier } from './change-types.ts';
import { nearest } from './nearest-number.ts';
import { quantitiesIn } from './quantity.ts';

const repeated = new Set<CellarRecord['op']>([
  ...(['addition', 'fine', 'inoculate', 'cap_work', 'measurement', 'state', 'transfer', 'top'] as const),
]);

/** "also T4", "y 20 al T7", "plus 20 gal to T8": the last work again, elsewhere or with another value. Always asked about. */
export function furtherWork(earlier: Earlier, items: readonly Item[]): CellarRecord | undefined {
  const record = earlier.records.at(-1);
  const [named, ...others] = items.filter(({ type }) => type === 'vessels');
  const isNew = items.some(
    (item) => materialOf(item) ?? varietyOf(item) ?? kindOf(item) ?? hasCue(item, 'not'),
  );
  if (!record || !repeated.has(record.op) || isNew || others.length > 0) return undefined;
  if (named?.type !== 'vessels' || named.unknown.length > 0) return undefined;
  const [number, ...more] = items.filter(isNumeric);
  const change = number && valueFrom(earlier, number, items);
  if (more.length > 0 || (number && !(change && 'set' in change))) return undefined;
  const where = record.op === 'transfer' ? { to: named.ids } : { vessels: named.ids };
  const { lot, ...rest } = record;
  return { ...rest, ...(change && 'set' in change ? change.set : {}), ...where };
}

function valueFrom(earlier: Earlier, number: Item, items: readonly Item[]): Change | undefined {
  const record = earlier.records.length - 1;
  const target = earlier.records[record];
  if (number.type === 'number') {
    const change = nearest(earlier, number.value, undefined);
    return 'set' in change && change.record === record ? change : undefined;
  }
  const set =
    target &&
    quantitiesIn(
      target,
      items.filter(({ type }) => type !== 'vessels'),
    );
  return set && { record, set };
}
