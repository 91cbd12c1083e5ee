import { type Item, isNumeric, materialOf, verbOf } from '../recognize/items.ts';

type Vessels = Extract<Item, { type: 'vessels' }>;

/** "5, 6 y 7 g de meta a B101, B102 y B103": as many doses as vessels are one for each, in order. */
export function withOwnDoses(items: readonly Item[]): Item[] {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    sentences.at(-1)?.push(item);
    if (item.type === 'gap' && (item.mark === 'stop' || item.mark === 'then')) sentences.push([]);
  }
  return sentences.flatMap((sentence) => statementsOf(sentence) ?? sentence);
}

function statementsOf(items: Item[]): Item[] | undefined {
  const doses = dosesIn(items);
  const numbers = items.filter(isNumeric);
  const isGiven = items.some((item) => materialOf(item) !== undefined || verbOf(item)?.op === 'top');
  const lists = items.filter(
    (item): item is Vessels =>
      item.type === 'vessels' && item.ids.length === doses.length && item.unknown.length === 0,
  );
  const [list] = lists;
  if (doses.length < 2 || numbers.length > doses.length || lists.length !== 1 || !list || !isGiven)
    return undefined;
  const [start, end] = [items.findIndex(isNumeric), items.findLastIndex(isNumeric)];
  // "T9 and T10 35 and 40 g": the first number may be of the last vessel.
  if (items[start - 1] === list) return undefined;
  return doses.flatMap((dose, order): Item[] => {
    const own = items.flatMap((item, at) => {
      if (item === list) return [{ ...list, ids: list.ids.slice(order, order + 1) }];
      return at === start ? [dose] : at > start && at <= end ? [] : [item];
    });
    return order === 0 ? own : [{ type: 'gap', mark: 'comma', from: dose.from, next: dose.from }, ...own];
  });
}

/** Numbers with nothing but commas and conjunctions between them; those without a unit have that of the last. */
function dosesIn(items: readonly Item[]): Item[] {
  const start = items.findIndex(isNumeric);
  const end = items.findLastIndex(isNumeric);
  const run = items.slice(start, end + 1);
  const last = items[end];
  const isPlain = ({ type }: Item, at: number) =>
    at % 2 === 1 ? type === 'gap' : ['number', last?.type].includes(type);
  if (start < 0 || (last?.type !== 'quantity' && last?.type !== 'rate') || !run.every(isPlain)) return [];
  return run.flatMap((item): Item[] => {
    if (item.type === 'gap') return [];
    if (item.type !== 'number') return [item];
    const value = last.type === 'rate' ? item.value * last.scale : item.value;
    return [
      {
        ...last,
        value,
        ...(last.type === 'quantity' ? { raw: item.raw } : {}),
        from: item.from,
        next: item.next,
      },
    ];
  });
}
