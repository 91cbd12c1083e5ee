import { isArticle } from '../grammar/frame.ts';
import { locationsOf } from '../grammar/locations.ts';
import { hasCue, type Item } from '../recognize/items.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { type CaseSize, caseSizesIn, hasUnit, isCase, largestCase, saysCaseSize } from './case-sizes.ts';
import { addAsk, type Draft, markUsed, type Setting } from './draft.ts';
import { idsOf, namedLots } from './subject.ts';

const bottleSizesMl = new Set([
  187, 200, 250, 330, 355, 375, 500, 620, 700, 720, 750, 1000, 1500, 3000, 6000,
]);
const smallestBottleMl = 187;

export function fillBottle(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const locations = locationsOf(frame);
  for (const location of locations) markUsed(location.item);
  const ids = idsOf(locations);
  const lots = locations.flatMap((location) => (location.lot ? [location.lot] : []));
  if (ids.length > 0) record.from = ids;
  else if (lots.length === 1) record.lot = lots[0] ?? '';
  else if (locations.length === 0) nameLot(draft, setting);
  if (locations.some((location) => location.unknown.length > 0) || lots.length > 1) addAsk(draft, 'vessel');
  fillCount(draft);
}

function nameLot(draft: Draft, { scanned, subject }: Setting) {
  const named = namedLots(draft, scanned.cellar);
  if (named.length === 1) draft.record.lot = named[0] ?? '';
  else if (named.length === 0 && subject?.lot) draft.record.lot = subject.lot;
  else if (named.length === 0 && subject && subject.vessels.length > 0 && !subject.moved)
    draft.record.from = subject.vessels;
  else addAsk(draft, 'vessel');
}

/** Cases and single bottles. Their stated sizes hold for later answers and corrections. */
export function fillCount(draft: Draft): void {
  const { record, frame } = draft;
  const { items } = frame;
  const pallet = items.find(isPallet);
  if (pallet) {
    markUsed(pallet);
    addAsk(draft, 'quantity');
    return;
  }
  const [first] = bottlingsIn(items, record.packing);
  if (first && saysTwice(first)) {
    for (const item of first.items) markUsed(item);
    addAsk(draft, 'quantity');
  } else if (first) {
    for (const item of first.items) markUsed(item);
    takeBottling(record, first);
  } else repack(draft);
  if (!record.bottles) addAsk(draft, 'quantity');
}

/** "3 pallets", "56 cases to the pallet" */
const isPallet = (item: Item) => hasUnit(item, ({ dimension }) => dimension === 'pallet');

/** "150 cases 750s and 20 cases magnums": each size is a record. */
export function furtherBottlings({ record, frame }: Draft): Draft[] {
  if (record.op !== 'bottle' && record.op !== 'remove_bottles') return [];
  const [, ...rest] = bottlingsIn(frame.items, record.packing);
  return rest.map((bottling) => {
    for (const item of bottling.items) markUsed(item);
    const further: CellarRecord = { ...record };
    takeBottling(further, bottling);
    return { record: further, asks: [], frame };
  });
}

/** "90 cases, that's 1080 bottles", "540 bottles in 90 cases": perhaps the same bottles, counted twice. */
const saysTwice = ({ cases = 0, items }: Bottling) =>
  items.some(
    (item) =>
      item.type === 'quantity' &&
      item.unit.dimension === 'bottles' &&
      cases > 2 &&
      [3, 4, 6, 12, 24].includes(item.value / cases),
  );

function takeBottling(record: CellarRecord, { count, sizeMl, ...packing }: Bottling): void {
  record.bottles = { count, sizeMl: sizeMl ?? 750 };
  const { cases, perCase } = packing;
  setPacking(record, { sizeMl, perCase, cases });
}

function setPacking(record: CellarRecord, packing: Packing): void {
  const stated = Object.entries(packing).filter(([, value]) => value !== undefined);
  if (stated.length > 0) record.packing = Object.fromEntries(stated);
}

/** "375s", "cases of 6": the size of bottles or cases without a count. */
function repack({ record, frame: { items } }: Draft): void {
  const [size] = sizesIn(items);
  const [perCase = packIn(items)] = caseSizesIn(items);
  for (const item of [size?.item, ...(perCase?.items ?? [])]) markUsed(item);
  const { packing = {}, bottles } = record;
  setPacking(record, {
    ...packing,
    ...(size ? { sizeMl: size.ml } : {}),
    ...(perCase ? { perCase: perCase.count } : {}),
  });
  if (!bottles) return;
  const { cases = 0, perCase: before = usualCase } = packing;
  const repacked = perCase ? cases * (perCase.count - before) : 0;
  if (perCase && cases === 0) delete record.bottles;
  else record.bottles = { count: bottles.count + repacked, sizeMl: size?.ml ?? bottles.sizeMl };
}

type Packing = NonNullable<CellarRecord['packing']>;

interface Bottling extends Packing {
  count: number;
  items: Item[];
}

const usualCase = 12;

/** Counts of one size, cases and single bottles together. */
function bottlingsIn(items: readonly Item[], packing: Packing = {}): Bottling[] {
  const starts = items.flatMap((_, index) => (isCount(items, index) ? [index] : []));
  const bottlings: Bottling[] = [];
  const sizes = sizesIn(items).filter(({ item, index }) => item.type !== 'number' || !starts.includes(index));
  const lead = sizes.find(({ index }) => index < (starts[0] ?? 0));
  const cases = caseSizesIn(items);
  const leadCase = cases.find(({ index }) => index < (starts[0] ?? 0));
  for (const [order, start] of starts.entries()) {
    const end = starts[order + 1] ?? items.length;
    const size = sizes.find(({ index }) => index >= start && index < end);
    const perCase = cases.find(({ index }) => index > start && index < end) ?? leadCase;
    const own = countAt(items.slice(start, end), packing, perCase);
    const last = bottlings.at(-1);
    const sizeMl = size?.ml ?? lead?.ml ?? packing.sizeMl;
    // "80 cases and 30 magnums": the word for the bottles says the size of these alone.
    const isOwnSize = size?.index === start && last?.sizeMl !== size.ml;
    const joins =
      last &&
      !isOwnSize &&
      (own.cases === undefined || !size) &&
      (!size || !last.sizeMl || last.sizeMl === size.ml);
    const used = [...own.items, ...(size ? [size.item] : []), ...(lead ? [lead.item] : [])];
    if (!joins) bottlings.push({ ...own, sizeMl, items: used });
    else {
      last.count += own.count;
      last.items.push(...used);
      last.sizeMl ??= sizeMl;
      if (own.cases !== undefined) last.cases = (last.cases ?? 0) + own.cases;
    }
  }
  return bottlings;
}

/** "80 cases", "5 loose", "86 x 12", "120 6-packs", "600 375ml"; not the 6 of "cases of 6 magnums". */
function isCount(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (isPacking(items, index) || (item && isHalf(item)) || saysCaseSize(items, index)) return false;
  if (caseSizesIn(items).some((size) => size.index === index)) return false;
  if (item?.type === 'number' || item?.type === 'times')
    return factorAfter(item, next) !== undefined || isPack(next) || isOfSize(items, index);
  if (item?.type !== 'quantity' || !['cases', 'bottles'].includes(item.unit.dimension)) return false;
  return !hasCue(next, 'each');
}

/** "96 cases 12x750": how a case is packed. */
function isPacking(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  const before = items[hasCue(items[index - 1], 'from', 'is') ? index - 2 : index - 1];
  const size = item && factorAfter(item, next);
  return size !== undefined && mlAfterTimes(size) !== undefined && isCase(before);
}

/** "6x1.5", "12x750": a size in liters or milliliters. */
function mlAfterTimes(value: number): number | undefined {
  const ml = value < 20 ? Math.round(value * 1000) : value;
  return bottleSizesMl.has(ml) && !(value < 20 && Number.isInteger(value) && value > 1) ? ml : undefined;
}

/** "x 12", "x 750" after a number; the "x" may stand with either. */
function factorAfter(item: Item, next: Item | undefined): number | undefined {
  const isTimes =
    item.type === 'times' ? next?.type === 'number' : item.type === 'number' && next?.type === 'times';
  return isTimes && next && 'value' in next && typeof next.value === 'number' ? next.value : undefined;
}

/** "140 of the 375s", "140 375s", "600 375ml", "140 de las de 375". */
function isOfSize(items: readonly Item[], index: number): boolean {
  const rest = items.slice(index + 1);
  const at = rest.findIndex((item) => !isArticle(item) && !hasCue(item, 'from', 'is'));
  const [size, next] = [rest[at], rest[at + 1]];
  const isSize = isPlural(next) || at > 0 || size?.type === 'quantity';
  const ml = size && isSize ? sizeOf(size, next) : undefined;
  return ml !== undefined && isWhole(items[index]);
}

const isWhole = (item: Item | undefined) => item?.type === 'number' && Number.isInteger(item.value);

function countAt(segment: readonly Item[], packing: Packing, said: CaseSize | undefined): Bottling {
  const [item, next] = segment;
  if (!item || !('value' in item) || typeof item.value !== 'number') return { count: 0, items: [] };
  const factor = factorAfter(item, next);
  const isCased = isCase(item) || isPack(next) || (factor !== undefined && factor <= largestCase);
  if (!isCased)
    return { count: item.value * (item.type === 'quantity' ? item.unit.factor : 1), items: [item] };
  const crossed = factor !== undefined && next ? { count: factor, items: [next] } : undefined;
  const perCase = crossed ?? packIn(segment.slice(isPack(next) ? 1 : 0)) ?? said;
  const each = perCase?.count ?? packing.perCase;
  return {
    ...{ count: item.value * (each ?? usualCase), cases: item.value },
    items: [item, ...(perCase?.items ?? [])],
    ...(each === undefined ? {} : { perCase: each }),
  };
}

/** Words for bottles that say their size. */
const namedSizesMl: [string, number][] = [
  ['magnum', 1500],
  ['half bottle', 375],
];
const isPack = (item: Item | undefined) =>
  item?.type === 'quantity' && item.unit.id === 'pack' && item.value <= largestCase;

/** "40 cs x 6", "6-packs" */
function packIn(items: readonly Item[]): Omit<CaseSize, 'index'> | undefined {
  const pack = items.find(isPack);
  if (pack?.type === 'quantity') return { count: pack.value, items: [pack] };
  const times = items.find((item) => item.type === 'times' && item.value <= largestCase);
  return times?.type === 'times' ? { count: times.value, items: [times] } : undefined;
}

/** "in half bottles" counts nothing. */
const isHalf = (item: Item) => item.type === 'quantity' && item.unit.id === 'bottle' && item.value === 0.5;

interface Size {
  item: Item;
  index: number;
  ml: number;
}

export function sizesIn(items: readonly Item[]): Size[] {
  const cases = caseSizesIn(items);
  return items.flatMap((item, index) => {
    // "in 6s"
    if (item.type === 'number' && cases.some((size) => size.index === index)) return [];
    const named = namedSizesMl.find(([name]) => hasUnit(item, ({ id }) => id === name));
    const ml = isHalf(item)
      ? 375
      : (named?.[1] ?? sizeOf(item, items[index + 1]) ?? crossedSize(item, items[index - 1]));
    return ml === undefined ? [] : [{ item, index, ml }];
  });
}

const crossedSize = (item: Item, before: Item | undefined) =>
  item.type === 'number' && before?.type === 'times' ? mlAfterTimes(item.value) : undefined;

/** "375 ml", "0.75 L", "375s", "1.5s", "x 750". */
function sizeOf(item: Item, next: Item | undefined): number | undefined {
  if (item.type === 'quantity' && item.unit.dimension === 'volume') {
    const ml = Math.round(item.value * item.unit.factor * 1000);
    return ['mL', 'L', 'cL'].includes(item.unit.id) && bottleSizesMl.has(ml) ? ml : undefined;
  }
  if (item.type !== 'number' && item.type !== 'times') return undefined;
  const ml = isPlural(next) && item.value < 20 ? Math.round(item.value * 1000) : item.value;
  return bottleSizesMl.has(ml) && ml >= smallestBottleMl ? ml : undefined;
}

/** The "s" of "750s" */
export const isPlural = (item: Item | undefined) => item?.type === 'word' && item.text === 's';
