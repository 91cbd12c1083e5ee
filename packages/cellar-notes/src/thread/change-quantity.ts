import { convertItem } from '../grammar/convert.ts';
import { roundTo } from '../grammar/round-to.ts';
import { hasCue, type Item, isNumeric } from '../recognize/items.ts';
import { tokensOf } from '../recognize/lexicon.ts';
import { unitAt } from '../recognize/quantities.ts';
import type { Ask, CellarRecord, Measurement, Quantity } from '../schema/reading.ts';
import { kindWords } from '../vocabulary/kinds.ts';
import { pouredLiters, type Unit, unitWords } from '../vocabulary/units.ts';
import type { Change, ChangeSetting, Earlier, Values } from './change-types.ts';
import { quantitiesIn } from './quantity.ts';

/** A number in the earlier message, with the field it went to. */
interface Written {
  record: number;
  value: number;
  /** The field's new value from a number in the same unit. */
  set: (value: number) => Partial<CellarRecord>;
}

export function changeQuantity(earlier: Earlier, values: Values, setting: ChangeSetting): Change | undefined {
  const numbers = values.now.filter((item) => isNumeric(item) && !item.used);
  return setting.action === 'complete'
    ? answerQuantity(earlier, values, setting, numbers)
    : correctQuantity(earlier, values, numbers);
}

const wordsBeside = ({ items, not }: Values) => items.filter((item) => !not.includes(item) && !item.used);

function correctQuantity(earlier: Earlier, values: Values, numbers: Item[]): Change | undefined {
  const [first] = numbers;
  if (numbers.length === 1 && first?.type === 'number' && !isPlural(values, first)) {
    const old = values.not.find((item) => item.type === 'number' || item.type === 'quantity');
    const change = nearest(earlier, first.value, old && 'value' in old ? old.value : undefined);
    if ('set' in change) {
      first.used = true;
      return change;
    }
  }
  const words = wordsBeside(values);
  for (const [record, target] of [...earlier.records.entries()].toReversed()) {
    const set = quantitiesIn(target, words);
    if (set) return { record, set };
  }
  if (first === undefined) return undefined;
  return { about: first.type === 'number' ? 'quantity' : 'operation' };
}

/** "375s" are bottles of that size. */
function isPlural({ items }: Values, number: Item): boolean {
  const after = items[items.indexOf(number) + 1];
  return after?.type === 'word' && after.text === 's';
}

const quantityAsks = new Set<Ask['about']>(['quantity', 'unit']);

/** An answer fills a quantity that is asked for, in its own unit, else the question's. */
function answerQuantity(
  earlier: Earlier,
  values: Values,
  { scanned }: ChangeSetting,
  numbers: Item[],
): Change | undefined {
  const words = wordsBeside(values);
  const open = earlier.asks.filter(({ about }) => quantityAsks.has(about) || about === 'plausibility');
  const lacking = new Set([...open.map(({ record }) => record), ...withoutQuantity(earlier.records)]);
  for (const record of [...lacking].toReversed()) {
    const target = earlier.records[record];
    const set = target && quantitiesIn(target, words);
    if (set && Object.keys(set).length > 0) return { record, set };
  }
  const [first] = numbers;
  if (numbers.length === 0) return unitAnswer(earlier, scanned, words) ?? allAnswer(earlier, words);
  if (numbers.length > 1 || first === undefined) return { about: 'quantity' };
  if (first.type === 'number') return bareAnswer(earlier, first);
  return { about: lacking.size === 0 ? 'operation' : 'unit' };
}

/** A bare number has the kind that is asked about, whatever else it looks like. */
export function answerOfKind(earlier: Earlier, items: readonly Item[]): Change | undefined {
  const asked = earlier.asks.find(({ kind }) => kind !== undefined);
  const [number, ...more] = items.filter((item) => isNumeric(item));
  if (!asked?.kind || asked.kind === 'volume' || number?.type !== 'number' || more.length > 0)
    return undefined;
  return measuredAnswer(earlier, asked.record, asked.kind, number);
}

function bareAnswer(earlier: Earlier, number: Extract<Item, { type: 'number' }>): Change | undefined {
  number.used = true;
  const doubted = earlier.asks.find(({ about }) => about === 'plausibility');
  if (doubted) return nearest(earlier, number.value, undefined);
  const unit = unitInQuestion(earlier);
  const asked = earlier.asks.find(({ about }) => quantityAsks.has(about));
  const record = asked?.record ?? withoutQuantity(earlier.records)[0];
  if (record === undefined) return { about: 'operation' };
  return (
    (unit && inUnit(earlier, record, number, unit, [])) ?? { about: 'unit', record, value: number.value }
  );
}

/** "40" before "grams each". */
function inUnit(
  { records }: Earlier,
  record: number,
  number: { value: number; from: number; next: number },
  unit: Unit,
  words: Item[],
): Change | undefined {
  const { value, from, next } = number;
  const quantity: Item = { type: 'quantity', value, raw: String(value), unit, from, next };
  const target = records[record];
  const set = target && quantitiesIn(target, [quantity, ...words]);
  return set && { record, set };
}

function withoutQuantity(records: CellarRecord[]): number[] {
  return records.flatMap((record, index) => (lacksQuantity(record) ? [index] : []));
}

function lacksQuantity(record: CellarRecord): boolean {
  if (isDosed(record)) return !record.amount && !record.rate;
  if (record.op === 'receive_fruit') return !record.weight;
  if (record.op === 'bottle') return !record.bottles;
  return ['top', 'loss'].includes(record.op) && !record.volume;
}

const isDosed = ({ op }: CellarRecord) => ['addition', 'fine', 'inoculate'].includes(op);

function measuredAnswer(
  { records }: Earlier,
  record: number,
  kind: Measurement['kind'],
  number: Extract<Item, { type: 'number' }>,
): Change | undefined {
  const { value, problem } = convertItem(kind, number);
  number.used = true;
  if (problem && problem !== 'plausibility') return { about: problem, record, value: number.value };
  const unit = kindWords.find((each) => each.kind === kind)?.unit ?? '';
  const measurements = [...(records[record]?.measurements ?? [])];
  const at = measurements.findIndex((each) => each.kind === kind);
  measurements.splice(at < 0 ? measurements.length : at, at < 0 ? 0 : 1, { kind, value, unit });
  return { record, set: { measurements } };
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

/** "g", "grams per barrel" after a number without a unit. */
function unitAnswer(earlier: Earlier, { tokens, lexicon }: ChangeSetting['scanned'], words: Item[]) {
  const open = earlier.asks.find(({ about, value }) => about === 'unit' && value !== undefined);
  const unit = tokens.map((_, at) => unitAt(tokens, at, lexicon)?.unit).find((each) => each !== undefined);
  if (open?.value === undefined || !unit) return undefined;
  return inUnit(earlier, open.record, { value: open.value, from: 0, next: 0 }, unit, words);
}

const pours = new Set(['transfer', 'filter', 'crush', 'press', 'blend', 'loss', 'dump', 'bottle']);

/** "all of it": whatever the source holds. */
function allAnswer(earlier: Earlier, words: Item[]): Change | undefined {
  const open = earlier.asks.find(({ about }) => about === 'quantity');
  const target = earlier.records[open?.record ?? -1];
  if (!open || !target || !pours.has(target.op) || !words.some((item) => hasCue(item, 'all')))
    return undefined;
  return { record: open.record, set: { all: true } };
}

/** The field with the nearest written number; undefined if two are about as near. */
function nearest(earlier: Earlier, value: number, old: number | undefined): Change {
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
    if (factor === undefined) return [];
    return [
      {
        record: index,
        value: quantity.value / factor,
        set: (value) => ({ [name]: { ...quantity, value: roundTo(value * factor) } }),
      },
    ];
  });
}

/** Liters, kilograms, or grams of the unit that the message wrote: of the same number, else of any of its numbers. */
function writtenFactor(quantity: Quantity, items: Item[]): number | undefined {
  const numbers = items.filter(
    (item) => item.type === 'number' || item.type === 'quantity' || item.type === 'rate',
  );
  const factors = numbers.flatMap((item) => factorsOf(item, quantity).map((factor) => ({ factor, item })));
  const same = factors.find(
    ({ factor, item }) => Math.abs(item.value * factor - quantity.value) <= Math.abs(quantity.value) * 0.0005,
  );
  return (same ?? factors.find(({ item }) => item.type !== 'number'))?.factor;
}

function factorsOf(
  item: Extract<Item, { type: 'number' | 'quantity' | 'rate' }>,
  { unit }: Quantity,
): number[] {
  const dimension = unit === 'L' || unit === 'mL' ? 'volume' : unit === 'kg' || unit === 'g' ? 'mass' : unit;
  const scale = unit === 'g' || unit === 'mL' ? 1000 : 1;
  if (item.type === 'rate') return unit === 'mg/L' || unit === 'mL/hL' ? [1] : [];
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
  if (measurement.kind !== 'temperature') return { record: index, value: measurement.value, set: replace };
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
