import { roundTo } from '../grammar/round-to.ts';
import { hasCue, type Item, isNumeric } from '../recognize/items.ts';
import type { CellarRecord, Quantity } from '../schema/reading.ts';
import type { Unit } from '../vocabulary/units.ts';
import type { Change, Earlier } from './change-types.ts';
import { quantitiesIn, withUnit } from './quantity.ts';

type Fields = Partial<CellarRecord>;
type Numeric = Extract<Item, { type: 'number' | 'quantity' }>;

const shared = new Set<CellarRecord['op']>(['addition', 'fine', 'inoculate', 'top']);

interface Group {
  ids: string[];
  number: Numeric;
}

/**
 * "5 g in B61 and B62, 6 g in B63", "40 g total, 15 in T1 rest in T5", "40 g, half each": how much each vessel got, where
 * several have the same, or what remains of all.
 */
export function shareGroups(earlier: Earlier, items: readonly Item[], unit?: Unit): Change | undefined {
  const [target, ...more] = earlier.records;
  const { op, vessels = [], amount, rate, volume } = target ?? {};
  if (!target || !op || !shared.has(op) || more.length > 0 || vessels.length < 2) return undefined;
  if (amount || rate || volume || items.some((item) => hasCue(item, 'not'))) return undefined;
  const quantityOf = quantityReader(target, items, unit);
  const change =
    halves(target, items, quantityOf) ??
    restOf(target, items, quantityOf) ??
    groups(target, items, quantityOf);
  if (change) for (const item of items) if (isNumeric(item)) item.used = true;
  return change;
}

type QuantityOf = (number: Numeric) => { field: 'amount' | 'volume'; quantity: Quantity } | undefined;

/** A bare number has the unit of the others. */
function quantityReader(target: CellarRecord, items: readonly Item[], unit: Unit | undefined): QuantityOf {
  const said = items.find((item) => item.type === 'quantity');
  const own = said?.type === 'quantity' ? said.unit : unit;
  return (number) => {
    if (number.type === 'number' && !own) return undefined;
    const { value, raw, from, next } = number;
    const quantity = number.type === 'number' && own ? withUnit({ value, raw, from, next }, own) : number;
    const { amount, volume } =
      quantitiesIn({ ...target, vessels: target.vessels?.slice(0, 1) }, [quantity]) ?? {};
    if (amount) return { field: 'amount', quantity: amount };
    return volume && { field: 'volume', quantity: volume };
  };
}

const isPlainNumber = (item: Item): item is Numeric => item.type === 'number' || item.type === 'quantity';

/** "40 g, half each": equal parts of the whole. */
function halves(
  { vessels = [] }: CellarRecord,
  items: readonly Item[],
  quantityOf: QuantityOf,
): Change | undefined {
  const numbers = items.filter(isNumeric);
  const [number] = numbers;
  const divided = items.find((item) => hasCue(item, 'half'));
  const isHalf = divided?.type === 'term' && /half|mita/.test(divided.text);
  const others = items.some((item) => item.type === 'vessels' || hasCue(item, 'rest'));
  if (!divided || !number || !isPlainNumber(number) || numbers.length > 1 || others) return undefined;
  const whole = quantityOf(number);
  if (!whole || (isHalf && vessels.length !== 2)) return undefined;
  const value = roundTo(whole.quantity.value / vessels.length);
  return { record: 0, set: { [whole.field]: { ...whole.quantity, value, per: 'each' } } };
}

/** "40 g total, 15 in T1 rest in T5" */
function restOf(
  { vessels = [] }: CellarRecord,
  items: readonly Item[],
  quantityOf: QuantityOf,
): Change | undefined {
  const numbers = items.filter(isPlainNumber);
  const totalAt = items.findIndex((item) => hasCue(item, 'total'));
  const whole = [items[totalAt - 1], items[totalAt + 1]].find((item) => item && isPlainNumber(item));
  const part = numbers.find((number) => number !== whole);
  const places = items.filter((item) => item.type === 'vessels').flatMap(({ ids }) => ids);
  const [name] = places;
  const restAt = items.findIndex((item) => hasCue(item, 'rest'));
  const isApart = part && items.indexOf(part) < restAt && items.filter(isNumeric).length === 2;
  if (!whole || !isPlainNumber(whole) || !isApart || name === undefined || vessels.length !== 2)
    return undefined;
  const rest = vessels.find((each) => each !== name);
  const isFit =
    vessels.includes(name) && (places.length === 1 || (places.length === 2 && places[1] === rest));
  const firstAt = items.findIndex((item) => item.type === 'vessels');
  const [all, some] = [quantityOf(whole), quantityOf(part)];
  if (!isFit || firstAt > restAt || !all || !some || rest === undefined || all.field !== some.field)
    return undefined;
  const left = roundTo(all.quantity.value - some.quantity.value);
  if (left <= 0 || all.quantity.unit !== some.quantity.unit) return undefined;
  const first: Fields = { vessels: [name], [some.field]: some.quantity };
  return {
    record: 0,
    set: first,
    others: [{ vessels: [rest], [all.field]: { ...all.quantity, value: left } }],
  };
}

/** "5 g in B61 and B62, 6 g in B63": each of the two has 5 g, which is about as much as the others have. */
function groups(
  { vessels = [] }: CellarRecord,
  items: readonly Item[],
  quantityOf: QuantityOf,
): Change | undefined {
  if (items.some((item) => hasCue(item, 'total', 'rest', 'half'))) return undefined;
  const found = groupsOf(items);
  const names = found?.flatMap(({ ids }) => ids) ?? [];
  const isWhole = names.length === vessels.length && vessels.every((name) => names.includes(name));
  if (!found || found.length < 2 || !isWhole || found.every(({ ids }) => ids.length < 2)) return undefined;
  const sets = found.map(({ ids, number }) => ({ ids, made: quantityOf(number) }));
  const values = sets.map(({ made }) => made?.quantity.value ?? 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least <= 0 || (most > least * 1.6 && !items.some((item) => hasCue(item, 'each')))) return undefined;
  const fields = sets.map(({ ids, made }): Fields => {
    const { field = 'amount', quantity } = made ?? {};
    return { vessels: ids, [field]: ids.length > 1 ? { ...quantity, per: 'each' as const } : quantity };
  });
  const [set = {}, ...others] = fields;
  return { record: 0, set, others };
}

/** Each number with the vessels right after it, or right before it. */
function groupsOf(items: readonly Item[]): Group[] | undefined {
  const said = items.filter((item) => isNumeric(item) || item.type === 'vessels');
  const order = said[0]?.type === 'vessels' ? 1 : 0;
  const found: Group[] = [];
  let ids: string[] = [];
  let number: Numeric | undefined;
  const close = () => {
    if (number && ids.length > 0) found.push({ ids, number });
    [ids, number] = [[], undefined];
  };
  for (const item of said) {
    if (item.type === 'vessels') {
      if (order === 1 && number) close();
      if (order === 0 && !number) return undefined;
      ids = [...ids, ...item.ids];
    } else if (!isPlainNumber(item)) return undefined;
    else {
      if (order === 0 && number) close();
      if (number) return undefined;
      number = item;
    }
  }
  close();
  return found.length === said.filter(isNumeric).length ? found : undefined;
}
