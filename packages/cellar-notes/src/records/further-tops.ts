import { locationsOf } from '../grammar/locations.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { type Draft, liters, markUsed } from './draft.ts';
import { volumesOf } from './poured.ts';

/** "topped B61 .5 gal, B62 1 gal from K1": each vessel with its volume is a record. */
export function furtherTops({ record, frame }: Draft): Draft[] {
  if (record.op !== 'top') return [];
  const { items } = frame;
  const topped = locationsOf(frame).filter(
    ({ ids, role }) => ids.length > 0 && role !== 'with' && ids.every((id) => record.vessels?.includes(id)),
  );
  const volumes = volumesOf(items);
  const at = topped.map(({ item }) => items.indexOf(item));
  const isAfter = volumes.every(
    ({ index }, order) => index > (at[order] ?? 0) && index < (at[order + 1] ?? items.length),
  );
  const isBefore = volumes.every(
    ({ index }, order) => index < (at[order] ?? 0) && index > (at[order - 1] ?? -1),
  );
  if (topped.length < 2 || topped.length !== volumes.length || !(isAfter || isBefore)) return [];
  const [first, ...rest] = topped.map(({ ids }, order): CellarRecord => {
    markUsed(volumes[order]?.item);
    return { ...record, vessels: ids, volume: liters(volumes[order]?.liters ?? 0) };
  });
  Object.assign(record, first);
  return rest.map((each) => ({ record: each, asks: [], frame }));
}
