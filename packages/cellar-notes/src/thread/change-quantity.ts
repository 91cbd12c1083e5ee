import { hasCue, type Item, isNumeric, materialOf } from '../recognize/items.ts';
import { type Meaning, tokensOf } from '../recognize/lexicon.ts';
import { numberIn } from '../recognize/number-in.ts';
import { unitAt } from '../recognize/quantities.ts';
import { shareOut } from '../records/draft.ts';
import type { Ask, CellarRecord } from '../schema/reading.ts';
import type { Unit } from '../vocabulary/units.ts';
import { changeOfBottlings, isSizeOrCount } from './bottle-sizes.ts';
import type { Change, ChangeSetting, Earlier, Values } from './change-types.ts';
import { nearest } from './nearest-number.ts';
import { isArticle } from './pair-values.ts';
import { quantitiesIn, sharers, withUnit } from './quantity.ts';
import { unitsSaid } from './units-said.ts';

export function changeQuantity(earlier: Earlier, values: Values, setting: ChangeSetting): Change | undefined {
  const numbers = values.now.filter((item) => isNumeric(item) && !item.used);
  return setting.action === 'complete'
    ? answerQuantity(earlier, values, setting, numbers)
    : correctQuantity(earlier, values, numbers);
}

const wordsBeside = ({ items, not }: Values) => items.filter((item) => !not.includes(item) && !item.used);

function correctQuantity(earlier: Earlier, values: Values, numbers: Item[]): Change | undefined {
  const [first] = numbers;
  if (numbers.length === 1 && first?.type === 'number' && !isSize(values, first)) {
    if (isSizeOrCount(earlier, values, first)) return { about: 'quantity' };
    const old = values.not.find((item) => item.type === 'number' || item.type === 'quantity');
    const change = nearest(earlier, first.value, old && 'value' in old ? old.value : undefined);
    if ('set' in change) {
      first.used = true;
      return { ...change, set: sharedOut(earlier.records[change.record], change.set, values.items) };
    }
  }
  const words = wordsBeside(values);
  const ofBottles = changeOfBottlings(earlier, values, words);
  if (ofBottles) {
    for (const number of numbers) number.used = true;
    return ofBottles;
  }
  const changes = changesOfRecords(earlier, words);
  const change = keptUnits(earlier, changes);
  if (change && isOfRate(earlier, change.record, values)) return { about: 'unit' };
  if (change) {
    for (const number of numbers) number.used = true;
    return change;
  }
  if (first === undefined) return inOtherUnit(earlier, words);
  // "racked T5 to T6", then "only 380"
  const open = earlier.records.findLastIndex(
    ({ op, volume, parts }) => op === 'transfer' && !volume && !parts,
  );
  if (first.type === 'number' && numbers.length === 1 && open >= 0)
    return { about: 'unit', record: open, value: first.value };
  return { about: first.type === 'number' ? 'quantity' : 'operation' };
}

/** "20 g/hL DAP", then "25 g": the rate without its volume, or the amount in all. */
function isOfRate({ records, scanned }: Earlier, record: number, { now, items }: Values): boolean {
  const rate = records[record]?.rate;
  const written = scanned.items.flatMap((item) => (item.type === 'rate' ? [item.written] : []));
  const isAmount = now.some((item) => item.type === 'quantity' && written.includes(item.unit.id));
  return rate !== undefined && isAmount && !items.some((item) => hasCue(item, 'total'));
}

/** "40 each" */
function sharedOut(record: CellarRecord | undefined, set: Partial<CellarRecord>, words: Item[]) {
  const vessels = record && sharers(record);
  const { amount, volume } = set;
  return {
    ...set,
    ...(amount ? { amount: shareOut(amount, words, vessels) } : {}),
    ...(volume ? { volume: shareOut(volume, words, vessels) } : {}),
  };
}

/** What the words would change in each record, the last first. */
function changesOfRecords({ records }: Earlier, words: Item[]): Extract<Change, { set: object }>[] {
  return [...records.entries()].toReversed().flatMap(([record, target]) => {
    const set = quantitiesIn(target, words);
    return set ? [{ record, set }] : [];
  });
}

/** "90 gal" corrects the volume of a move rather than the grams of a dose beside it. */
const keptUnits = ({ records }: Earlier, changes: Extract<Change, { set: object }>[]) =>
  changes.find(({ record, set }) => keepsUnits(records[record], set)) ?? changes[0];

function keepsUnits(record: CellarRecord | undefined, set: Partial<CellarRecord>): boolean {
  return (['amount', 'rate', 'volume', 'weight'] as const).every(
    (field) => set[field] === undefined || record?.[field]?.unit === set[field].unit,
  );
}

/** "I meant liters": the number as written, in another unit. */
function inOtherUnit(earlier: Earlier, words: Item[]): Change | undefined {
  const { now: unit, old } = unitsSaid(words) ?? {};
  const written = earlier.scanned.items.filter(
    (item) =>
      item.type === 'quantity' &&
      item.unit.dimension === unit?.dimension &&
      (old === undefined || item.unit.id === old.id),
  );
  const [only] = written;
  if (!unit || only?.type !== 'quantity' || written.length > 1) return undefined;
  const number = { type: 'quantity' as const, value: only.value, raw: only.raw, unit, from: 0, next: 0 };
  return keptUnits(earlier, changesOfRecords(earlier, [number, ...words]));
}

/** "375s" are bottles of that size, and "cases of 6" cases. */
function isSize({ items }: Values, number: Item): boolean {
  const after = items[items.indexOf(number) + 1];
  const isPlural = after?.type === 'word' && after.text === 's';
  return isPlural || items.some((item) => item.type === 'term' && item.meanings.some(isCases));
}

const isCases = (meaning: Meaning) => meaning.is === 'unit' && meaning.unit.dimension === 'cases';

const quantityAsks = new Set<Ask['about']>(['quantity', 'unit', 'size']);

/** An answer fills a quantity that is asked for, in its own unit, else the question's. */
function answerQuantity(
  earlier: Earlier,
  values: Values,
  { scanned }: ChangeSetting,
  numbers: Item[],
): Change | undefined {
  const words = wordsBeside(values);
  const asked = earlier.asks.filter(
    ({ about, record }) =>
      quantityAsks.has(about) || about === 'plausibility' || !hasQuantity(earlier.records[record]),
  );
  const lacking = new Set([...asked.map(({ record }) => record), ...withoutQuantity(earlier.records)]);
  for (const record of inOrderOfFit([...lacking], earlier, words)) {
    const target = earlier.records[record];
    const set = target && quantitiesIn(target, [...words, ...sharingOf(earlier, record, words)]);
    if (set && Object.keys(set).length > 0) return { record, set };
  }
  const [first] = numbers;
  if (numbers.length === 0)
    return unitAnswer(earlier, scanned, words) ?? allAnswer(earlier, words) ?? spokenAnswer(earlier, words);
  if (numbers.length > 1 || first === undefined) return { about: 'quantity' };
  if (first.type === 'number') return bareAnswer(earlier, first);
  return { about: lacking.size === 0 ? 'operation' : 'unit' };
}

/** The records that an amount may be for: those of its material, then of its unit, then the one that was asked about. */
function inOrderOfFit(lacking: readonly number[], { records }: Earlier, words: readonly Item[]): number[] {
  const named = words.flatMap((item) => materialOf(item) ?? []);
  const isPoured = words.some((item) => item.type === 'quantity' && item.unit.dimension === 'volume');
  const misfit = (index: number) => {
    const record = records[index];
    const isOther = record?.material !== undefined && named.length > 0 && !named.includes(record.material);
    return (isOther ? 2 : 0) + (isPoured && record && isDosed(record) ? 1 : 0);
  };
  return lacking.toSorted((one, other) => misfit(one) - misfit(other));
}

/** "forty" */
function spokenAnswer(earlier: Earlier, words: Item[]): Change | undefined {
  const [spoken, ...more] = words.filter((item) => numberIn(item) !== undefined && !isArticle(item));
  const value = numberIn(spoken);
  if (!spoken || value === undefined || more.length > 0) return undefined;
  return bareAnswer(earlier, {
    type: 'number',
    value,
    raw: String(value),
    from: spoken.from,
    next: spoken.next,
  });
}

function bareAnswer(earlier: Earlier, number: Extract<Item, { type: 'number' }>): Change | undefined {
  number.used = true;
  const doubted = earlier.asks.find(({ about }) => about === 'plausibility');
  if (doubted) return nearest(earlier, number.value, undefined);
  const asked = earlier.asks.find(({ about }) => quantityAsks.has(about));
  const record = asked?.record ?? withoutQuantity(earlier.records)[0];
  if (record === undefined) return { about: 'operation' };
  const unit = unitInQuestion(earlier) ?? unitOfRate(earlier, record);
  return (
    (unit && inUnit(earlier, record, number, unit, [])) ?? { about: 'unit', record, value: number.value }
  );
}

/** "40" before "grams each". */
function inUnit(
  earlier: Earlier,
  record: number,
  number: { value: number; from: number; next: number },
  unit: Unit,
  words: Item[],
): Change | undefined {
  const { value, from, next } = number;
  const quantity = withUnit({ value, raw: String(value), from, next }, unit);
  const target = earlier.records[record];
  const set = target && quantitiesIn(target, [quantity, ...words, ...sharingOf(earlier, record, words)]);
  return set && { record, set };
}

const sharesOut = (item: Item) => item.type === 'perVolume' || hasCue(item, 'each', 'total');

/** "per 1000 gal" and "each", said before their amount, hold for the amount unless it says another. */
function sharingOf({ drafts, records }: Earlier, record: number, words: readonly Item[]): Item[] {
  // "6 bottles per case" shares nothing out.
  const said = isOfBottles(records[record]) ? [] : (drafts[record]?.frame.items ?? []);
  return words.some(sharesOut) ? [] : said.filter(sharesOut);
}

/** "KMBS ppm T1", "DAP g/hl": the unit was said without its number. */
function unitOfRate({ drafts }: Earlier, record: number): Unit | undefined {
  return drafts[record]?.frame.items.flatMap((item) => {
    if (item.type === 'perVolume') return item.unit ?? [];
    const meanings = item.type === 'term' ? item.meanings : [];
    return meanings.flatMap((each) =>
      each.is === 'unit' && each.unit.dimension === 'ratio' ? each.unit : [],
    );
  })[0];
}

function withoutQuantity(records: CellarRecord[]): number[] {
  return records.flatMap((record, index) => (lacksQuantity(record) ? [index] : []));
}

/** "310 gal to T6" may answer a question for the vessel alone. */
function hasQuantity(record: CellarRecord | undefined): boolean {
  return [record?.volume, record?.amount, record?.rate, record?.weight, record?.bottles].some(Boolean);
}

function lacksQuantity(record: CellarRecord): boolean {
  if (isDosed(record)) return !record.amount && !record.rate;
  if (record.op === 'receive_fruit') return !record.weight;
  if (isOfBottles(record)) return !record.bottles;
  return ['top', 'loss'].includes(record.op) && !record.volume;
}

const isOfBottles = (record: CellarRecord | undefined) =>
  record?.op === 'bottle' || record?.op === 'remove_bottles';

const isDosed = ({ op }: CellarRecord) => ['addition', 'fine', 'inoculate'].includes(op);

/** "How many grams of KMBS?" implies the answer's unit. */
function unitInQuestion({ question, scanned }: Earlier): Unit | undefined {
  // The examples of an answer imply nothing.
  const tokens = tokensOf((question ?? '').replace(/(?:Reply like|Responde p\. ej\.).*/s, ''));
  const found = new Set<Unit>();
  for (let at = 0; at < tokens.length; at += 1) {
    if ((tokens[at]?.text.length ?? 0) < 2) continue;
    const unit = unitAt(tokens, at, scanned.lexicon);
    if (unit) found.add(unit.unit);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** The unit that a text names without a number, or that its question implies. */
export function unitSaid(
  earlier: Earlier,
  { tokens, lexicon, items }: ChangeSetting['scanned'],
): Unit | undefined {
  if (items.some(isNumeric)) return unitInQuestion(earlier);
  return tokens.map((_, at) => unitAt(tokens, at, lexicon)?.unit).find((each) => each !== undefined);
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
