import { roundTo } from '../grammar/round-to.ts';
import { type Item, isNumeric } from '../recognize/items.ts';
import { tokensOf } from '../recognize/lexicon.ts';
import { unitAt } from '../recognize/quantities.ts';
import type { CellarRecord, Measurement, Quantity } from '../schema/reading.ts';

import { kindWords } from '../vocabulary/kinds.ts';
import { pouredLiters, type Unit, unitWords } from '../vocabulary/units.ts';
import type { Change, ChangeSetting, Earlier, Values } from './change-types.ts';

/** A number in the earlier message, with the field it went to. */
interface Written {
  record: number;
  value: number;
  /** The field's new value from a number in the same unit. */
  set: (value: number) => Partial<CellarRecord>;
}

type NumberItem = Extract<Item, { type: 'number' | 'quantity' | 'rate' }>;

export function changeQuantity(
  earlier: Earlier,
  { now, not }: Values,
  setting: ChangeSetting,
): Change | undefined {
  const numbers = now.filter(
    (item): item is NumberItem =>
      (item.type === 'number' || item.type === 'quantity' || item.type === 'rate') && !item.used,
  );
  if (numbers.length === 0) return setting.action === 'complete' ? unitAnswer(earlier, setting) : undefined;
  const [number] = numbers;
  if (!number || numbers.length > 1) return { about: 'quantity' };
  number.used = true;
  if (setting.action === 'complete') return completed(earlier, number);
  if (number.type !== 'number') return ofDimension(earlier, number);
  const old = not.find((item) => item.type === 'number' || item.type === 'quantity');
  return nearest(earlier, number.value, old && 'value' in old ? old.value : undefined);
}

function fieldFor(record: CellarRecord, item: NumberItem): Partial<CellarRecord> | undefined {
  if (item.type === 'number') return undefined;
  if (item.type === 'rate') {
    const so2 = record.material === 'KMBS' || record.material === 'SO2';
    return isDosed(record)
      ? {
          rate: {
            value: roundTo(item.value),
            unit: item.of === 'mass' ? 'mg/L' : 'mL/hL',
            ...(so2 && item.written === 'ppm' ? { basis: 'SO2' as const } : {}),
          },
        }
      : undefined;
  }
  return ofUnit(record, item.value, item.unit);
}

const isDosed = (record: CellarRecord) => ['addition', 'fine', 'inoculate'].includes(record.op);
const pourOperations = new Set(['crush', 'press', 'transfer', 'top', 'blend', 'filter', 'loss', 'dump']);

function ofUnit(record: CellarRecord, value: number, unit: Unit): Partial<CellarRecord> | undefined {
  if (isDosed(record)) return doseOf(record, value, unit);
  const factor =
    unit.dimension === 'volume' || pourOperations.has(record.op) ? pouredLiters(unit) : undefined;
  if (factor !== undefined) {
    const volume: Quantity = { value: roundTo(value * factor), unit: 'L' };
    if (pourOperations.has(record.op)) return record.all ? { volume, all: false } : { volume };
    const level = record.measurements?.some((each) => each.kind === 'volume');
    return level
      ? {
          measurements: record.measurements?.map((each) =>
            each.kind === 'volume' ? { ...each, value: volume.value } : each,
          ),
        }
      : undefined;
  }
  if (unit.dimension === 'mass' && ['receive_fruit', 'press', 'crush'].includes(record.op))
    return { weight: { value: roundTo(value * unit.factor), unit: 'kg' } };
  if (record.op === 'bottle' && (unit.dimension === 'cases' || unit.dimension === 'bottles')) {
    return { bottles: { count: value * unit.factor, sizeMl: record.bottles?.sizeMl ?? 750 } };
  }
  if (unit.dimension === 'duration' && record.op === 'cap_work')
    return { durationMin: roundTo(value * unit.factor) };
  return unit.dimension === 'micron' && record.op === 'filter' ? { micron: value } : undefined;
}

function doseOf(record: CellarRecord, value: number, unit: Unit): Partial<CellarRecord> | undefined {
  if (unit.dimension === 'mass') return { amount: { value: roundTo(value * unit.factor * 1000), unit: 'g' } };
  if (unit.dimension === 'pack') return { amount: { value, unit: 'pack' } };
  if (unit.dimension !== 'volume') return undefined;
  const water = record.material === 'water';
  return {
    amount: water
      ? { value: roundTo(value * unit.factor), unit: 'L' }
      : { value: roundTo(value * unit.factor * 1000), unit: 'mL' },
  };
}

function ofDimension({ records }: Earlier, item: NumberItem): Change | undefined {
  for (let record = records.length - 1; record >= 0; record -= 1) {
    const target = records[record];
    const set = target && fieldFor(target, item);
    if (set) return { record, set: keptPer(set, target) };
  }
  return { about: 'operation' };
}

/** "each" stays with the field. */
function keptPer(set: Partial<CellarRecord>, record: CellarRecord): Partial<CellarRecord> {
  const { amount, volume } = set;
  if (amount && record.amount?.per) return { ...set, amount: { ...amount, per: 'each' } };
  return volume && record.volume?.per ? { ...set, volume: { ...volume, per: 'each' } } : set;
}

/** An answer to a question: in its own unit, else the question's, else the earlier number's. */
function completed(earlier: Earlier, item: NumberItem): Change | undefined {
  if (item.type !== 'number') {
    const lacking = earlier.records.findLastIndex(
      (record) => fieldFor(record, item) !== undefined && lacksQuantity(record),
    );
    // An amount doesn't answer "Which vessel?", and must not replace one that is certain.
    if (lacking < 0 && asksOnlyWhere(earlier)) return { about: 'operation' };
    const record =
      lacking >= 0 ? lacking : earlier.records.findLastIndex((each) => fieldFor(each, item) !== undefined);
    const target = earlier.records[record];
    const set = target && fieldFor(target, item);
    return set ? { record, set } : { about: 'unit' };
  }
  const questions = earlier.drafts.flatMap((draft, record) =>
    draft.asks.filter((ask) => ask.kind).map((ask) => ({ record, kind: ask.kind })),
  )[0];
  if (questions?.kind) return measured(earlier, questions.record, questions.kind, item.value);
  const unit = unitInQuestion(earlier);
  if (!unit) return { about: 'unit' };
  const record = earlier.records.findLastIndex(
    (each) => lacksQuantity(each) && ofUnit(each, item.value, unit) !== undefined,
  );
  const target = earlier.records[record];
  const set = target && ofUnit(target, item.value, unit);
  return set ? { record, set } : { about: 'unit' };
}

function asksOnlyWhere({ drafts }: Earlier): boolean {
  const asks = drafts.flatMap((draft) => draft.asks);
  return asks.length > 0 && asks.every(({ about }) => about === 'vessel' || about === 'lot');
}

function lacksQuantity(record: CellarRecord): boolean {
  if (isDosed(record)) return !record.amount && !record.rate;
  if (record.op === 'receive_fruit') return !record.weight;
  return record.op === 'bottle' ? !record.bottles : !record.volume;
}

function measured(
  { records }: Earlier,
  record: number,
  kind: Measurement['kind'],
  value: number,
): Change | undefined {
  const entry = kindWords.find((each) => each.kind === kind);
  const [low, high] = entry?.range ?? [0, 0];
  if (value < low || value > high || kind === 'temperature') return { about: 'plausibility' };
  const rest = (records[record]?.measurements ?? []).filter((each) => each.kind !== kind);
  return { record, set: { measurements: [...rest, { kind, value, unit: entry?.unit ?? '' }] } };
}

/** "How many grams of KMBS?" implies the answer's unit. */
function unitInQuestion({ question, scanned }: Earlier): Unit | undefined {
  const tokens = tokensOf(question ?? '');
  const found = new Set<Unit>();
  for (let at = 0; at < tokens.length; at += 1) {
    if ((tokens[at]?.text.length ?? 0) < 2) continue;
    const unit = unitAt(tokens, at, scanned.lexicon);
    if (unit) found.add(unit.unit);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function unitAnswer(earlier: Earlier, { scanned }: ChangeSetting): Change | undefined {
  const open = earlier.drafts.flatMap((draft, record) =>
    draft.asks
      .filter((ask) => ask.about === 'unit' && ask.value !== undefined)
      .map((ask) => ({ record, value: ask.value ?? 0 })),
  )[0];
  const unit = scanned.tokens
    .map((_, at) => unitAt(scanned.tokens, at, scanned.lexicon)?.unit)
    .find((each) => each !== undefined);
  const target = open && earlier.records[open.record];
  const set = open && unit && target && ofUnit(target, open.value, unit);
  return set ? { record: open.record, set } : undefined;
}

/** The field with the nearest written number; undefined if two are about as near. */
function nearest(earlier: Earlier, value: number, old: number | undefined): Change | undefined {
  const written = writtenNumbers(earlier);
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
function writtenNumbers(earlier: Earlier): Written[] {
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
    ...bottlesOf(record, index, items),
  ]);
}

const quantityFields = ['weight', 'volume', 'amount', 'rate'] as const;

function quantitiesOf(record: CellarRecord, index: number, items: Item[]): Written[] {
  return quantityFields.flatMap((name): Written[] => {
    const quantity = record[name];
    if (!quantity) return [];
    const factor = writtenFactor(quantity, items);
    return [
      {
        record: index,
        value: quantity.value / factor,
        set: (value) => ({ [name]: { ...quantity, value: roundTo(value * factor) } }),
      },
    ];
  });
}

/** The ratio of a field's value to the written number, found by trying the message's units. */
function writtenFactor(quantity: Quantity, items: Item[]): number {
  for (const item of items) {
    if (!isNumeric(item) || !('value' in item) || typeof item.value !== 'number' || item.value === 0)
      continue;
    const unit = item.type === 'quantity' ? item.unit : undefined;
    const scale = quantity.unit === 'g' || quantity.unit === 'mL' ? 1000 : 1;
    const factors = unit
      ? [unit.factor * scale, pouredLiters(unit) ?? unit.factor]
      : unitWords
          .filter((each) => each.dimension === 'volume' || each.dimension === 'mass')
          .map((each) => each.factor * scale);
    const fits = factors.find(
      (factor) => Math.abs(item.value * factor - quantity.value) <= Math.abs(quantity.value) * 0.0005,
    );
    if (fits) return fits;
  }
  return 1;
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
  if (measurement.kind !== 'temperature') return { record: index, value: measurement.value, set: replace };
  const fahrenheit = roundTo(measurement.value * 1.8 + 32, 1);
  const wrote =
    items.some(
      (item) => 'value' in item && typeof item.value === 'number' && Math.abs(item.value - fahrenheit) < 0.06,
    ) || items.some((item) => item.type === 'ratio' && Math.abs(item.right.value - fahrenheit) < 0.06);
  if (!wrote) return { record: index, value: measurement.value, set: replace };
  return { record: index, value: fahrenheit, set: (value) => replace(roundTo(((value - 32) * 5) / 9, 2)) };
}

function bottlesOf(record: CellarRecord, index: number, items: Item[]): Written[] {
  const { bottles } = record;
  if (!bottles) return [];
  const cases = items.find((item) => item.type === 'quantity' && item.unit.dimension === 'cases');
  const per = cases?.type === 'quantity' ? bottles.count / cases.value : 1;
  return [
    {
      record: index,
      value: bottles.count / per,
      set: (value) => ({ bottles: { ...bottles, count: value * per } }),
    },
  ];
}
