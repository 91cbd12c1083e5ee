import { hasCue, type Item, kindOf } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import { convertItem, unitKinds } from './convert.ts';
import { spendItem } from './replace-items.ts';

type NumberItem = Extract<Item, { type: 'number' | 'quantity' }>;
type Vessels = Extract<Item, { type: 'vessels' }>;

/** "barrels 101-104: free 24, 26, 25, 29": as many numbers of one kind as vessels are one for each, in order. */
export function claimPositions(clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const found = positionsIn(clause, clauses.slice(at + 1));
    if (!found) continue;
    const { list, kind, measured, numbers, span } = found;
    if (kind) spendItem(kind);
    const others = clause.items.filter((item) => item !== list && !numbers.some((each) => each === item));
    const own = list.ids.map((id, order): Clause => {
      const vessel: Vessels = { ...list, ids: [id] };
      const number = numbers[order] as NumberItem;
      const { from, next } = number;
      const reading: Item = { type: 'reading', ...convertItem(measured, number), from, next };
      return {
        ...clause,
        gap: order === 0 ? clause.gap : 'comma',
        items: [...(order === 0 ? others : []), vessel, reading],
      };
    });
    clauses.splice(at, 1 + span, ...own);
    return;
  }
}

interface Positions {
  list: Vessels;
  kind: Item | undefined;
  measured: MeasurementKind;
  numbers: NumberItem[];
  /** The clauses after the first that are nothing but numbers. */
  span: number;
}

function positionsIn({ items }: Clause, after: readonly Clause[]): Positions | undefined {
  const [list, ...lists] = items.filter((item) => item.type === 'vessels');
  const [kind, ...kinds] = items.filter((item) => kindOf(item) !== undefined);
  const measured = kindOf(kind) ?? kindOfUnit([items, ...after.map((clause) => clause.items)].flat());
  const isPlain = (item: Item) =>
    item === list ||
    item === kind ||
    isNumber(item, measured) ||
    ['day', 'time', 'word'].includes(item.type) ||
    hasCue(item, 'in', 'is');
  if (!list || !measured || measured === 'volume' || lists.length + kinds.length > 0) return undefined;
  if (list.ids.length < 2 || list.unknown.length > 0 || !items.every(isPlain)) return undefined;
  const numbers = items.filter((item) => isNumber(item, measured));
  let span = 0;
  for (const { items: more } of after) {
    if (numbers.length >= list.ids.length || !more.every((item) => isNumber(item, measured))) break;
    numbers.push(...more.filter((item) => isNumber(item, measured)));
    span += 1;
  }
  const next = after[span]?.items[0];
  const isRight =
    numbers.length === list.ids.length &&
    next?.type !== 'number' &&
    numbers.every((number) => items.indexOf(number) !== 0 && !('words' in number && number.words)) &&
    numbers.every((number) => convertItem(measured, number).problem === undefined) &&
    (kind !== undefined || isOneScale(numbers, list.ids.length > 2 || span === numbers.length - 1));
  return isRight ? { list, kind, measured, numbers, span } : undefined;
}

const unitOf = (item: Item) => (item.type === 'quantity' ? unitKinds[item.unit.dimension] : undefined);

/** A bare number, or one with a unit of the kind. */
const isNumber = (item: Item, kind: MeasurementKind | undefined): item is NumberItem =>
  item.type === 'number' || (kind !== undefined && unitOf(item) === kind);

/** "12.4, 11.9 y 13.1 brix": the unit after the numbers, if it is the only one. */
function kindOfUnit(items: readonly Item[]): MeasurementKind | undefined {
  const [kind, ...others] = new Set(items.flatMap((item) => unitOf(item) ?? []));
  return others.length === 0 ? kind : undefined;
}

/** Numbers apart from each other that may have the unit of the last. "T3, T5 9.2 64F" has two kinds. */
function isOneScale(numbers: readonly NumberItem[], areApart: boolean): boolean {
  const values = numbers.map(({ value }) => value);
  const isClose = Math.max(...values) <= 2.5 * Math.min(...values);
  const isOther = (item: NumberItem) => item.type === 'number' || item.unit.dimension !== 'temperature';
  const isHeat = !numbers.every(isOther) && numbers.some(({ value }) => value <= 45);
  return numbers.every(({ type }) => type === 'quantity') || (areApart && isClose && !isHeat);
}
