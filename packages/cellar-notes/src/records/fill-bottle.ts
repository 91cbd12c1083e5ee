import { locationsOf } from '../grammar/locations.ts';
import type { Item } from '../recognize/items.ts';
import { hasCue } from '../recognize/items.ts';
import { addAsk, type Draft, markUsed, type Setting } from './draft.ts';
import { capacityOf, idsOf, namedLots } from './subject.ts';

const bottleSizesMl = new Set([
  187, 200, 250, 330, 355, 375, 500, 620, 700, 720, 750, 1000, 1500, 3000, 6000,
]);

export function fillBottle(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const { cellar } = setting.scanned;
  const locations = locationsOf(frame);
  for (const location of locations) markUsed(location.item);
  const ids = idsOf(locations);
  const lots = locations.flatMap((location) => (location.lot ? [location.lot] : []));
  if (ids.length > 0) record.from = ids;
  else if (lots.length === 1) record.lot = lots[0] ?? '';
  else if (locations.length === 0) nameLot(draft, setting);
  if (locations.some((location) => location.unknown.length > 0) || lots.length > 1) addAsk(draft, 'vessel');
  fillCount(draft);
  const capacity = capacityOf(record.from ?? [], cellar, 'capacityL');
  const liters = ((record.bottles?.count ?? 0) * (record.bottles?.sizeMl ?? 0)) / 1000;
  if (capacity !== undefined && liters > capacity * 1.005) addAsk(draft, 'plausibility');
}

function nameLot(draft: Draft, { scanned, subject }: Setting) {
  const named = namedLots(draft, scanned.cellar);
  if (named.length === 1) draft.record.lot = named[0] ?? '';
  else if (named.length === 0 && subject?.lot) draft.record.lot = subject.lot;
  else if (named.length === 0 && subject && subject.vessels.length > 0 && !subject.moved)
    draft.record.from = subject.vessels;
  else addAsk(draft, 'vessel');
}

function fillCount(draft: Draft) {
  const { record, frame } = draft;
  const { items } = frame;
  const size = sizeOf(items);
  if (size) markUsed(size.item);
  const cases = items.find((item) => item.type === 'quantity' && item.unit.dimension === 'cases');
  const singles = items.filter((item) => item.type === 'quantity' && item.unit.dimension === 'bottles');
  const pallet = items.find((item) => item.type === 'quantity' && item.unit.dimension === 'pallet');
  if (pallet) {
    markUsed(pallet);
    addAsk(draft, 'quantity');
    return;
  }
  let count = 0;
  if (cases?.type === 'quantity') {
    markUsed(cases);
    count += cases.value * perCase(items, items.indexOf(cases), size?.item);
  }
  for (const single of singles) {
    if (single.type !== 'quantity' || single.used) continue;
    markUsed(single);
    count += single.value;
  }
  const magnum = items.some(
    (item) =>
      (item.type === 'quantity' && item.unit.id === 'magnum') ||
      (item.type === 'term' && item.meanings.some((each) => each.is === 'unit' && each.unit.id === 'magnum')),
  );
  if (count > 0) record.bottles = { count, sizeMl: size?.ml ?? (magnum ? 1500 : 750) };
  else addAsk(draft, 'quantity');
}

function perCase(items: Item[], at: number, size: Item | undefined): number {
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
  const of = items[items.indexOf(packed as Item) - 1];
  if (
    packed &&
    (packed.type === 'number' || packed.type === 'quantity') &&
    (hasCue(of, 'from', 'is') || packed.type === 'number')
  ) {
    markUsed(packed);
    return packed.value;
  }
  return 12;
}

const isCase = (item: Item | undefined) =>
  item?.type === 'term' &&
  item.meanings.some((each) => each.is === 'unit' && each.unit.dimension === 'cases');

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
