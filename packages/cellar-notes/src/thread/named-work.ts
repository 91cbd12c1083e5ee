import { hasCue, type Item, isNumeric, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { CellarRecord, MeasurementKind } from '../schema/reading.ts';
import { measuredIn } from './answer-kind.ts';
import { sizesNamed } from './bottle-sizes.ts';
import type { Change, Earlier, Values } from './change-types.ts';

/** "kmbs was 30 g" after KMBS and tartaric acid, "62 cases of 750s" after two sizes: other work stays as it is. Its places in the list are empty. */
export function withNamedWork(earlier: Earlier, { items }: Scanned): Earlier {
  const materials = items.flatMap((item) => materialOf(item) ?? []);
  const methods = items.flatMap((item) => verbOf(item)?.method ?? []);
  const isOneSize = earlier.records.filter(({ bottles }) => bottles).length < 2;
  const sizes = isOneSize ? [] : sizesNamed(items);
  const isNamed = ({ material = '', method, bottles }: CellarRecord) =>
    materials.includes(material) ||
    (method !== undefined && methods.includes(method)) ||
    (bottles !== undefined && sizes.includes(bottles.sizeMl));
  if (!earlier.records.some(isNamed)) return earlier;
  return {
    ...earlier,
    records: earlier.records.map((record) => (isNamed(record) ? record : { op: 'note' })),
    asks: earlier.asks.filter(({ record }) => isNamed(earlier.records[record] ?? { op: 'note' })),
  };
}

/** The last record that is no note, nor an empty place. */
export function lastIndex({ records }: Earlier): number {
  const last = records.findLastIndex(({ op }) => op !== 'note');
  return last >= 0 ? last : Math.max(0, records.length - 1);
}

/** "no, 32 el sulfuroso": the reading of the kind that is named beside the number. */
export function changeNumberOfKind({ records }: Earlier, { now, items }: Values): Change | undefined {
  const [number, ...more] = now.filter(isNumeric);
  const [kind, ...others] = kindsNamed(items, records);
  if (number?.type !== 'number' || more.length + others.length > 0 || !kind) return undefined;
  const having = records.findLastIndex(({ measurements = [] }) =>
    measurements.some((each) => each.kind === kind),
  );
  const record = having >= 0 ? having : records.findLastIndex(({ op }) => op === 'measurement');
  const target = records[record];
  if (!target) return undefined;
  const set = measuredIn(target, kind, number);
  if (!set) return { about: 'measurement_kind', record };
  for (const item of [number, ...items.filter((each) => materialOf(each) === 'SO2')]) item.used = true;
  return { record, set };
}

/** The kinds of readings that words name. */
export const kindsNamed = (items: readonly Item[], records: readonly CellarRecord[]) => [
  ...new Set(items.flatMap((item) => kindNamed(item, records))),
];

const sulfites: MeasurementKind[] = ['free_so2', 'total_so2'];

/** "SO2" without a dose is the one that was measured. */
function kindNamed(item: Item, records: readonly CellarRecord[]): MeasurementKind[] {
  const kind = kindOf(item);
  if (kind) return [kind];
  if (materialOf(item) !== 'SO2' || records.some(({ material }) => material !== undefined)) return [];
  const measured = records.flatMap(({ measurements = [] }) => measurements.map((each) => each.kind));
  const fitting = sulfites.filter((each) => measured.includes(each));
  return fitting.length === 1 ? fitting : [];
}

/** "tag 1512", "sorry, tag number was 1512": no weight. */
export function changeTag({ records }: Earlier, { now, items }: Values): Change | undefined {
  const at = items.findIndex((item) => hasCue(item, 'tag'));
  const number = items.slice(at + 1).find(isNumeric);
  if (at < 0 || number?.type !== 'number' || number.used || !now.includes(number)) return undefined;
  const received = records.flatMap(({ op }, index) => (op === 'receive_fruit' ? [index] : []));
  const [record, ...others] = received;
  if (record === undefined || others.length > 0) return { about: 'operation' };
  number.used = true;
  return { record, set: { weighTag: number.raw } };
}
