import { hasCue, type Item, isNumeric } from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';
import type { CellarRecord, MeasurementKind } from '../schema/reading.ts';
import type { Unit } from '../vocabulary/units.ts';
import { kindMissing, measuredIn } from './answer-kind.ts';
import type { Change, Earlier } from './change-types.ts';
import { type Paired, pairValues } from './pair-values.ts';
import { quantitiesIn, withUnit } from './quantity.ts';

type Fields = Partial<CellarRecord>;
type Number = Extract<Item, { type: 'number' | 'quantity' | 'rate' }>;

const inPlace = new Set<CellarRecord['op']>([
  ...(['addition', 'fine', 'inoculate', 'top', 'loss', 'dump', 'measurement'] as const),
]);

/**
 * "900 g in T3, 400 g in T4", "5, 6 and 7 g": a value for each vessel of a record, which becomes one record for each.
 * Vessels without a value stay together; the question about them stays open. `unit` is that of bare numbers, if known.
 */
export function shareValues(
  earlier: Earlier,
  items: readonly Item[],
  action: 'amend' | 'complete',
  unit?: Unit,
): Change | undefined {
  if (items.some((item) => hasCue(item, 'each', 'total', 'not', 'rest'))) return undefined;
  for (const record of [...earlier.records.keys()].toReversed()) {
    const target = earlier.records[record];
    if (!target || (action === 'complete' && !isOpen(earlier, record))) continue;
    const slot = slotOf(target);
    const names = target[slot] ?? [];
    const kind = kindMissing(earlier, record);
    if (
      (names.length < 2 && (action === 'amend' || !isRest(earlier, record))) ||
      !(inPlace.has(target.op) || slot !== 'vessels' || kind)
    )
      continue;
    const pairs = pairValues(names, items, earlier.scanned.cellar);
    if (!pairs || (pairs.length < names.length && !leavesRest(target, action))) continue;
    const change = sharedAmong({ earlier, record, target, slot, kind, pairs, items, unit });
    if (!change) continue;
    for (const item of items) if (isNumeric(item)) item.used = true;
    return change;
  }
  return undefined;
}

type Slot = 'from' | 'to' | 'vessels';

/** The vessels that may each have a value: of a move or a bottling from several, the sources. */
function slotOf({ op, from = [], to = [], parts }: CellarRecord): Slot {
  if (op === 'receive_fruit') return 'to';
  const isFromSeveral =
    from.length > 1 && !parts && (op === 'bottle' || (op === 'transfer' && to.length === 1));
  return isFromSeveral ? 'from' : 'vessels';
}

interface Sharing {
  earlier: Earlier;
  record: number;
  target: CellarRecord;
  slot: Slot;
  kind: MeasurementKind | undefined;
  pairs: readonly Paired[];
  items: readonly Item[];
  unit: Unit | undefined;
}

function sharedAmong(sharing: Sharing): Change | undefined {
  const { earlier, record, target, slot, kind, pairs, items, unit } = sharing;
  const numbers = pairs.map(({ index }) => asNumber(items[index]));
  if (!numbers.every((number) => number !== undefined)) return undefined;
  const said =
    numbers.find(({ type }) => type !== 'number') ?? (unit ? undefined : saidBefore(earlier, target));
  const isBare = kind === undefined && said === undefined && unit === undefined;
  const made = numbers.map((number, at) => {
    const bare: CellarRecord = { ...target, [slot]: [pairs[at]?.name ?? ''] };
    return kind ? measuredIn(bare, kind, number) : quantitiesIn(bare, [inUnitOf(number, said, unit)]);
  });
  if (isBare) return { about: 'unit', record, value: numbers[0]?.value ?? 0 };
  if (!made.every((set) => set !== undefined)) return undefined;
  const sets = made.map((set, at): Fields => ({ ...withoutShares(set), [slot]: [pairs[at]?.name ?? ''] }));
  const rest = (target[slot] ?? []).filter((name) => !pairs.some((pair) => pair.name === name));
  const [first = {}, ...others] = rest.length > 0 ? [{ [slot]: rest }, ...sets] : sets;
  return { record, set: first, others };
}

/** The question is about how much; a bare list of numbers answers no other. */
function isOpen({ asks, records }: Earlier, record: number): boolean {
  const { amount, rate, volume, weight } = records[record] ?? {};
  const isLacking = ![amount, rate, volume, weight].some(Boolean);
  return asks.some(
    (ask) =>
      ask.record === record &&
      (['quantity', 'unit', 'plausibility', 'measurement_kind'].includes(ask.about) || isLacking),
  );
}

/** The vessel that is left when others of the same work have their values. */
const isRest = ({ records }: Earlier, record: number) =>
  records.some(
    ({ op, material }, index) =>
      index > record && op === records[record]?.op && material === records[record]?.material,
  );

/** After "20 g each" the other vessels keep their amount; a part of an amount in all leaves nobody knows what. */
const leavesRest = ({ amount, rate, volume }: CellarRecord, action: 'amend' | 'complete') =>
  action === 'complete'
    ? !amount && !rate && !volume
    : rate !== undefined || [amount, volume].some((quantity) => quantity?.per === 'each');

/** The only unit of such a quantity in the texts before: "40 g in B1", then "35 in B2". */
function saidBefore({ scanned }: Earlier, { op }: CellarRecord): Number | undefined {
  const dimension = ['top', 'loss', 'dump'].includes(op) ? 'volume' : 'mass';
  const said = scanned.items.flatMap((item): Number[] => {
    if (item.type === 'rate') return dimension === 'mass' ? [item] : [];
    return item.type === 'quantity' && item.unit.dimension === dimension ? [item] : [];
  });
  const units = said.map((each) =>
    each.type === 'quantity' ? each.unit.id : 'written' in each ? each.written : '',
  );
  return new Set(units).size === 1 ? said[0] : undefined;
}

function asNumber(item: Item | undefined): Number | undefined {
  if (item?.type === 'number' || item?.type === 'quantity' || item?.type === 'rate') return item;
  const value = numberIn(item);
  return item && value !== undefined
    ? { type: 'number', value, raw: String(value), from: item.from, next: item.next }
    : undefined;
}

/** A bare number has the unit of the numbers beside it. */
function inUnitOf(number: Number, said: Number | undefined, unit: Unit | undefined): Number {
  if (number.type !== 'number') return number;
  const { value, raw, from, next } = number;
  const span = { from, next };
  if (said?.type === 'rate') return { ...said, ...span, value: value * said.scale };
  const own = said?.type === 'quantity' ? said.unit : unit;
  return own ? withUnit({ value, raw, ...span }, own) : number;
}

/** Without "each", since each value has its record. */
function withoutShares({ amount, volume, weight, ...rest }: Fields): Fields {
  const quantities = Object.entries({ amount, volume, weight }).flatMap(([field, quantity]) => {
    if (!quantity) return [];
    const { per, ...whole } = quantity;
    return [[field, whole]];
  });
  return { ...rest, ...Object.fromEntries(quantities) };
}
