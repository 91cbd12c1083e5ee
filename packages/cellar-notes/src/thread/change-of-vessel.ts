import { convertItem, entryOf } from '../grammar/convert.ts';
import { type Item, isNumeric } from '../recognize/items.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { measuredIn } from './answer-kind.ts';
import type { Change, Earlier } from './change-types.ts';
import { kindsNamed } from './named-work.ts';
import { nearest, writtenNumbers } from './nearest-number.ts';
import { quantitiesIn } from './quantity.ts';

/** "T5 24 free, T7 31 free", then "T7 was 21": the vessel tells which of the records has another value. */
export function changeOfVessel(earlier: Earlier, items: readonly Item[]): Change | undefined {
  const [named, ...others] = items.filter(({ type }) => type === 'vessels');
  const [number, ...more] = items.filter(isNumeric);
  if (named?.type !== 'vessels' || !number || others.length + more.length > 0) return undefined;
  const { records } = earlier;
  const fitting = [...records.keys()].filter((index) => isOf(records[index], named.ids));
  const [record] = fitting;
  if (record === undefined || fitting.length > 1) return undefined;
  const unit = number.type === 'quantity' ? number.unit : undefined;
  const target = records[record];
  const kind = target?.measurements?.find(
    (each) => unit && entryOf(each.kind)?.takes.includes(unit.dimension),
  )?.kind;
  if (kind && number.type === 'quantity') {
    number.used = true;
    const { value } = convertItem(kind, number);
    const replaced = target?.measurements?.map((each) => (each.kind === kind ? { ...each, value } : each));
    return replaced && { record, set: { measurements: replaced } };
  }
  if (number.type !== 'number') {
    const set = quantitiesIn(
      records[record] ?? { op: 'note' },
      items.filter((item) => item !== named),
    );
    return set && { record, set };
  }
  const [spoken] = kindsNamed(items, records);
  if (spoken && target?.op === 'measurement') {
    number.used = true;
    const set = measuredIn(target, spoken, number);
    return set ? { record, set } : { about: 'measurement_kind', record };
  }
  const written = writtenNumbers(earlier).filter(
    ({ vessel, value, ...each }) =>
      each.record === record &&
      (vessel === undefined || named.ids.includes(vessel)) &&
      number.value < value * 2 &&
      number.value > value / 2,
  );
  if (written.length === 0) return undefined;
  number.used = true;
  return nearest(earlier, number.value, undefined, written);
}

function isOf(
  { vessels = [], to = [], parts }: CellarRecord = { op: 'note' },
  ids: readonly string[],
): boolean {
  if (parts) return ids.length === 1 && parts.some((part) => (part.vessel ?? part.to?.[0]) === ids[0]);
  return [vessels, to].some((list) => list.toSorted().join() === ids.toSorted().join());
}
