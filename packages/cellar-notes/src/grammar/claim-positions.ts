import { hasCue, type Item, kindOf } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import { convertItem } from './convert.ts';
import { spendItem } from './replace-items.ts';

type NumberItem = Extract<Item, { type: 'number' }>;
type Vessels = Extract<Item, { type: 'vessels' }>;

/** "barrels 101-104: free 24, 26, 25, 29": as many numbers of one kind as vessels are one for each, in order. */
export function claimPositions(clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const found = positionsIn(clause, clauses.slice(at + 1));
    if (!found) continue;
    const { list, kind, measured, numbers, span } = found;
    spendItem(kind);
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
  kind: Item;
  measured: MeasurementKind;
  numbers: NumberItem[];
  /** The clauses after the first that are nothing but numbers. */
  span: number;
}

function positionsIn({ items }: Clause, after: readonly Clause[]): Positions | undefined {
  const [list, ...lists] = items.filter((item) => item.type === 'vessels');
  const [kind, ...kinds] = items.filter((item) => kindOf(item) !== undefined);
  const measured = kindOf(kind);
  const isPlain = (item: Item) =>
    item === list ||
    item === kind ||
    item.type === 'number' ||
    ['day', 'time', 'word'].includes(item.type) ||
    hasCue(item, 'in', 'is');
  if (!list || !kind || !measured || measured === 'volume' || lists.length + kinds.length > 0)
    return undefined;
  if (list.ids.length < 2 || list.unknown.length > 0 || !items.every(isPlain)) return undefined;
  const numbers = items.filter((item) => item.type === 'number');
  let span = 0;
  for (const { items: more } of after) {
    if (numbers.length >= list.ids.length || !more.every((item) => item.type === 'number')) break;
    numbers.push(...more.filter((item) => item.type === 'number'));
    span += 1;
  }
  const next = after[span]?.items[0];
  const isRight =
    numbers.length === list.ids.length &&
    next?.type !== 'number' &&
    numbers.every((number) => items.indexOf(number) !== 0 && !number.words) &&
    numbers.every((number) => convertItem(measured, number).problem === undefined);
  return isRight ? { list, kind, measured, numbers, span } : undefined;
}
