import type { Item, NumberText } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import { kindWords } from '../vocabulary/kinds.ts';
import type { Unit } from '../vocabulary/units.ts';
import { roundTo } from './round-to.ts';

export const entryOf = (kind: MeasurementKind) => kindWords.find((entry) => entry.kind === kind);

export const unitKinds: Partial<Record<Unit['dimension'], MeasurementKind>> = {
  brix: 'brix',
  baume: 'baume',
  sg: 'sg',
  temperature: 'temperature',
};

export const isGravity = ({ value, raw }: NumberText) =>
  value >= 0.98 && value <= 1.2 && /[.,]\d{2,}$/.test(raw);

export const isWholeGravity = ({ value, raw }: NumberText) =>
  value >= 980 && value <= 1200 && /^(\d{3,4}|1,\d{3})$/.test(raw);

export type ReadingItem = Extract<Item, { type: 'reading' }>;

export function convertItem(
  kind: MeasurementKind,
  item: Extract<Item, { type: 'number' | 'quantity' | 'rate' }>,
) {
  if (item.type === 'number') return convertReading(kind, item);
  if (item.type === 'quantity') return convertReading(kind, item, item.unit);
  const grams = entryOf(kind)?.unit === 'g/L';
  return judged({ kind, value: roundTo(grams ? item.value / 1000 : item.value, 3), raw: String(item.value) });
}

export function convertReading(
  kind: MeasurementKind,
  number: NumberText,
  unit?: Unit,
): Omit<ReadingItem, 'from' | 'next' | 'type'> {
  const { value, raw } = number;
  if (kind === 'temperature') return asTemperature(number, unit);
  if (kind === 'brix' && isGravity(number) && /\d{3}$/.test(raw))
    return { kind, value, raw, problem: 'measurement_kind' };
  if (kind === 'sg') return judged({ kind, value: roundTo(value >= 900 ? value / 1000 : value, 4), raw });
  if (kind === 'volume' && unit?.dimension === 'volume')
    return judged({ kind, value: roundTo(value * unit.factor, 3), raw });
  if (kind === 'ta' && (value < 2 || unit?.dimension === 'percent'))
    return judged({ kind, value: roundTo(value * 10, 3), raw });
  if (kind === 'rs' && unit?.dimension === 'percent')
    return judged({ kind, value: roundTo(value * 10, 3), raw });
  return judged({ kind, value: roundTo(value, 4), raw });
}

function judged(reading: {
  kind: MeasurementKind;
  value: number;
  raw: string;
}): Omit<ReadingItem, 'from' | 'next' | 'type'> {
  const [low, high] = entryOf(reading.kind)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return reading.value < low || reading.value > high ? { ...reading, problem: 'plausibility' } : reading;
}

/** Without a unit: above 45 is Fahrenheit, 4 to 40 is Celsius, and between them is unclear. */
export function asTemperature(
  { value, raw }: NumberText,
  unit: Unit | undefined,
): Omit<ReadingItem, 'from' | 'next' | 'type'> {
  const fahrenheit = unit?.id === 'F' || (unit?.id !== 'C' && value > 45);
  if (!fahrenheit && unit?.id !== 'C' && (value < 4 || value > 40))
    return { kind: 'temperature', value, raw, problem: 'unit' };
  return judged({ kind: 'temperature', value: roundTo(fahrenheit ? ((value - 32) * 5) / 9 : value, 2), raw });
}
