import { locationsOf } from '../grammar/locations.ts';
import { hasCue, type Item } from '../recognize/items.ts';
import type { Unit } from '../vocabulary/units.ts';
import { addAsk, type Draft, markUsed, type Setting } from './draft.ts';
import { idsOf, namedLots } from './subject.ts';

const bottleSizesMl = new Set([
  187, 200, 250, 330, 355, 375, 500, 620, 700, 720, 750, 1000, 1500, 3000, 6000,
]);

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
  const pallet = items.find((item) => item.type === 'quantity' && item.unit.dimension === 'pallet');
  if (pallet) {
    markUsed(pallet);
    addAsk(draft, 'quantity');
    return;
  }
  const size = sizeOf(items);
  if (size) markUsed(size.item);
  const sizeMl = size?.ml ?? (items.some(isMagnum) ? 1500 : record.packing?.sizeMl);
  const at = items.findIndex(isCase);
  const perCase = (at < 0 ? undefined : perCaseAt(items, at, size?.item)) ?? record.packing?.perCase;
  if (sizeMl !== undefined || perCase !== undefined)
    record.packing = {
      ...(sizeMl === undefined ? {} : { sizeMl }),
      ...(perCase === undefined ? {} : { perCase }),
    };
  const counted = items.filter((item) => item.type === 'quantity').filter((item) => !item.used);
  let count = 0;
  for (const item of counted) {
    const { dimension } = item.unit;
    if (dimension !== 'cases' && dimension !== 'bottles') continue;
    markUsed(item);
    count += item.value * (dimension === 'cases' ? (perCase ?? 12) : 1);
  }
  if (count > 0) record.bottles = { count, sizeMl: sizeMl ?? 750 };
  else if (!record.bottles) addAsk(draft, 'quantity');
  else if (sizeMl !== undefined) record.bottles = { ...record.bottles, sizeMl };
}

const hasUnit = (item: Item | undefined, fits: (unit: Unit) => boolean) =>
  (item?.type === 'quantity' && fits(item.unit)) ||
  (item?.type === 'term' && item.meanings.some((each) => each.is === 'unit' && fits(each.unit)));

const isMagnum = (item: Item) => hasUnit(item, ({ id }) => id === 'magnum');
const isCase = (item: Item | undefined) => hasUnit(item, ({ dimension }) => dimension === 'cases');

/** "cases of 6", "40 cs x 6", "6 per case". */
function perCaseAt(items: Item[], at: number, size: Item | undefined): number | undefined {
  const near = items.slice(at + 1, at + 5);
  const times = near.find((item) => item.type === 'times') ?? items.find((item) => item.type === 'times');
  if (times?.type === 'times') {
    markUsed(times);
    return times.value;
  }
  const each = items.findIndex((item, index) => hasCue(item, 'each') && isCase(items[index + 1]));
  const before = items[each - 1];
  if (before?.type === 'number') {
    markUsed(before);
    return before.value;
  }
  const packed = near.find(
    (item) =>
      item !== size &&
      !item.used &&
      ((item.type === 'number' && item.value <= 24) ||
        (item.type === 'quantity' && item.unit.dimension === 'bottles' && item.value <= 24)),
  );
  if (packed?.type !== 'number' && packed?.type !== 'quantity') return undefined;
  const of = items[items.indexOf(packed) - 1];
  if (packed.type === 'quantity' && !hasCue(of, 'from', 'is')) return undefined;
  markUsed(packed);
  return packed.value;
}

function sizeOf(items: Item[]): { item: Item; ml: number } | undefined {
  for (const item of items) {
    if (
      item.type === 'quantity' &&
      item.unit.dimension === 'volume' &&
      ['mL', 'L', 'cL'].includes(item.unit.id)
    ) {
      const ml = Math.round(item.value * item.unit.factor * 1000);
      if (bottleSizesMl.has(ml)) return { item, ml };
    }
    if (
      item.type === 'number' &&
      bottleSizesMl.has(item.value) &&
      item.value >= 187 &&
      /^\d+$/.test(item.raw)
    )
      return { item, ml: item.value };
  }
  return undefined;
}
