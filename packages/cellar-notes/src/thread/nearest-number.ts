import { convertReading, entryOf } from '../grammar/convert.ts';
import { roundTo } from '../grammar/round-to.ts';
import type { Item } from '../recognize/items.ts';
import type { CellarRecord, Measurement, Quantity } from '../schema/reading.ts';
import { pouredLiters, type Unit, unitWords } from '../vocabulary/units.ts';
import type { Change, Earlier } from './change-types.ts';
import { unitsOf } from './units-said.ts';

/** A number in the earlier message, with the field it went to. */
interface Written {
  record: number;
  field?: 'weight' | 'volume' | 'amount' | 'rate' | 'loss';
  /** The vessel of a part with a volume. */
  vessel?: string | undefined;
  value: number;
  /** The field's new value from a number in the same unit. */
  set: (value: number) => Partial<CellarRecord>;
}

/** The field with the nearest written number; undefined if two are about as near. */
export function nearest(
  earlier: Earlier,
  value: number,
  old: number | undefined,
  written = writtenNumbers(earlier),
): Change {
  const aim = old ?? value;
  const distance = (each: Written) =>
    Math.abs(each.value - aim) / Math.max(Math.abs(each.value), Math.abs(aim), 1e-9);
  const [best, second] = written.toSorted((one, other) => distance(one) - distance(other));
  if (!best) return { about: 'quantity' };
  if (second && second.value !== best.value && distance(second) < distance(best) * 1.2 + 0.02)
    return { about: 'quantity' };
  if (old !== undefined && distance(best) > 0.001) return { about: 'quantity' };
  return { record: best.record, set: best.set(value) };
}

/** The earlier message's numbers as written, each with its field. */
export function writtenNumbers(earlier: Earlier): Written[] {
  const items = earlier.scanned.items;
  return earlier.records.flatMap((record, index) => [
    ...quantitiesOf(record, index, items),
    ...(record.measurements ?? []).map((each, at): Written => measurementOf(record, index, at, each, items)),
    ...(record.times === undefined
      ? []
      : [{ record: index, value: record.times, set: (value: number) => ({ times: value }) }]),
    ...(record.durationMin === undefined
      ? []
      : [{ record: index, value: record.durationMin, set: (value: number) => ({ durationMin: value }) }]),
    ...(record.micron === undefined
      ? []
      : [{ record: index, value: record.micron, set: (value: number) => ({ micron: value }) }]),
    ...bottlesOf(record, index, items),
    ...partsOf(record, index, items),
  ]);
}

const quantityFields = ['weight', 'volume', 'amount', 'rate'] as const;

function quantitiesOf(record: CellarRecord, index: number, items: Item[]): Written[] {
  const { loss } = record;
  return [
    ...quantityFields.flatMap((name) =>
      writtenOf(record[name], index, items, (quantity) => ({ [name]: quantity })).map((each) => ({
        ...{ ...each, field: name },
      })),
    ),
    ...writtenOf(loss?.volume, index, items, (volume) => (loss ? { loss: { ...loss, volume } } : {})).map(
      (each) => ({ ...each, field: 'loss' as const }),
    ),
  ];
}

function writtenOf(
  quantity: Quantity | undefined,
  record: number,
  items: Item[],
  set: (quantity: Quantity) => Partial<CellarRecord>,
): Written[] {
  const factor = quantity && writtenFactor(quantity, items);
  if (!quantity || factor === undefined) return [];
  const value = quantity.value / factor;
  return [{ record, value, set: (next) => set({ ...quantity, value: roundTo(next * factor) }) }];
}

/** Liters, kilograms, or grams of the unit that the message wrote: of the same number, else of any of its numbers. */
function writtenFactor(quantity: Quantity, items: Item[]): number | undefined {
  const numbers = items.filter(
    (item) => item.type === 'number' || item.type === 'quantity' || item.type === 'rate',
  );
  // "gallons not liters"
  const renamed = items.flatMap(unitsOf).flatMap((unit) => factorOf(unit, quantity) ?? []);
  const factors = numbers.flatMap((item) =>
    [...factorsOf(item, quantity), ...renamed].map((factor) => ({ factor, item })),
  );
  const inField = ({ factor, item }: (typeof factors)[number]) =>
    item.type === 'rate' ? item.value : item.value * factor;
  const same = factors.find(
    (each) => Math.abs(inField(each) - quantity.value) <= Math.abs(quantity.value) * 0.0005,
  );
  return (same ?? factors.find(({ item }) => item.type !== 'number'))?.factor;
}

function factorOf(unit: Unit, { unit: stored }: Quantity): number | undefined {
  if (stored === 'L') return pouredLiters(unit);
  const scale = stored === 'g' ? 1000 : 1;
  return unit.dimension === 'mass' && (stored === 'g' || stored === 'kg') ? unit.factor * scale : undefined;
}

function factorsOf(
  item: Extract<Item, { type: 'number' | 'quantity' | 'rate' }>,
  { unit }: Quantity,
): number[] {
  const dimension = unit === 'L' || unit === 'mL' ? 'volume' : unit === 'kg' || unit === 'g' ? 'mass' : unit;
  const scale = unit === 'g' || unit === 'mL' ? 1000 : 1;
  if (item.type === 'rate') return unit === 'mg/L' || unit === 'mL/hL' ? [item.scale] : [];
  if (item.type === 'number')
    return unitWords.filter((each) => each.dimension === dimension).map((each) => each.factor * scale);
  const poured = unit === 'L' ? pouredLiters(item.unit) : undefined;
  if (poured !== undefined) return [poured];
  return item.unit.dimension === dimension ? [item.unit.factor * scale] : [];
}

function measurementOf(
  record: CellarRecord,
  index: number,
  at: number,
  measurement: Measurement,
  items: Item[],
): Written {
  const measurements = record.measurements ?? [];
  const replace = (value: number) => ({
    measurements: measurements.map((each, index) => (index === at ? { ...each, value } : each)),
  });
  if (measurement.kind !== 'temperature') {
    const { value, unit } = writtenReading(measurement, items);
    const inUnit = (next: number) =>
      convertReading(measurement.kind, { value: next, raw: String(next) }, unit).value;
    return { record: index, value, set: (next) => replace(inUnit(next)) };
  }
  const fahrenheit = roundTo(measurement.value * 1.8 + 32, 1);
  const wrote =
    items.some(
      (item) => 'value' in item && typeof item.value === 'number' && Math.abs(item.value - fahrenheit) < 0.06,
    ) || items.some((item) => item.type === 'ratio' && Math.abs(item.right.value - fahrenheit) < 0.06);
  if (!wrote)
    return {
      record: index,
      value: measurement.value,
      set: (value) => replace(value > 45 ? roundTo(((value - 32) * 5) / 9, 2) : value),
    };
  return { record: index, value: fahrenheit, set: (value) => replace(roundTo(((value - 32) * 5) / 9, 2)) };
}

/** The number of a reading and its unit, as the message wrote them: "230 gal", "0.68" for a TA of 6.8 g/L. */
function writtenReading({ kind, value }: Measurement, items: Item[]): { value: number; unit?: Unit } {
  const units = items.flatMap((item) =>
    item.type === 'quantity' && isOfKind(kind, item.unit) ? [item.unit] : [],
  );
  const candidates = items.flatMap((item) => {
    if (item.type === 'quantity') return [{ value: item.value, unit: item.unit }];
    // "T5 230 gal, T7 410"
    return item.type === 'number'
      ? [{ value: item.value }, ...units.map((unit) => ({ value: item.value, unit }))]
      : [];
  });
  const found = candidates.find(({ value: number, unit }: { value: number; unit?: Unit }) => {
    const read = convertReading(kind, { value: number, raw: String(number) }, unit).value;
    return Math.abs(read - value) <= Math.abs(value) * 0.0005;
  });
  if (found) return found;
  const [unit] = units;
  return kind === 'volume' && unit ? { value: value / unit.factor, unit } : { value };
}

const isOfKind = (kind: Measurement['kind'], { dimension }: Unit) =>
  entryOf(kind)?.takes.includes(dimension) ?? false;

function bottlesOf(record: CellarRecord, index: number, items: Item[]): Written[] {
  const { bottles, packing } = record;
  if (!bottles) return [];
  const inCases = items.some((item) => item.type === 'quantity' && item.unit.dimension === 'cases');
  const per = inCases ? (packing?.perCase ?? 12) : 1;
  return [
    {
      record: index,
      value: bottles.count / per,
      set: (value) => ({ bottles: { ...bottles, count: value * per } }),
    },
  ];
}

function partsOf({ parts = [] }: CellarRecord, index: number, items: Item[]): Written[] {
  return parts.flatMap((part, at): Written[] => {
    const { volume, vessel = part.to?.[0] } = part;
    const factor = volume && writtenFactor(volume, items);
    if (!volume || factor === undefined) return [];
    const replace = (value: number) => ({ ...part, volume: { ...volume, value: roundTo(value * factor) } });
    const set = (value: number) => ({
      parts: parts.map((each, order) => (order === at ? replace(value) : each)),
    });
    return [{ record: index, vessel, value: volume.value / factor, set }];
  });
}
