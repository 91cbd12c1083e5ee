import type { Cellar } from '../recognize/cellar.ts';
import { hasCue, type Item, isNumeric } from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';

/** The vessel or lot that a number is for; `index` is the number's. */
export interface Paired {
  name: string;
  index: number;
}

interface Place {
  names: readonly string[];
  index: number;
}

/**
 * Numbers with the vessels or lots that they are for: as the words pair them ("40 in B1, 35 in B2", "B1 40, B2 35",
 * "40 in one and 35 in the other"), else in the order of the names. Undefined if it is unclear; some names may be left.
 */
export function pairValues(
  names: readonly string[],
  items: readonly Item[],
  cellar: Cellar,
): Paired[] | undefined {
  const places = placesIn(names, items, cellar);
  const values = valuesIn(items).filter((index) => places.every((place) => place.index !== index));
  const named = places.flatMap((place) => place.names);
  const inOrder = (order: readonly string[]) =>
    values.length === order.length
      ? order.map((name, at): Paired => ({ name, index: values[at] ?? 0 }))
      : undefined;
  if (named.length === 0) return inOrder(names);
  if (new Set(named).size < named.length || !named.every((name) => names.includes(name))) return undefined;
  if (places.length === 1 || isApart(places, values)) return inOrder(named);
  return areBeside(places, values) ? inOrder(named) : undefined;
}

/** "T1 and T5: 900 and 400 g", "900 and 400 g in T1, T5". */
function isApart(places: readonly Place[], values: readonly number[]): boolean {
  const [firstPlace, lastPlace] = [places[0]?.index ?? 0, places.at(-1)?.index ?? 0];
  const [firstValue, lastValue] = [values[0] ?? 0, values.at(-1) ?? 0];
  return lastPlace < firstValue || lastValue < firstPlace;
}

/** Each number has its vessel on the same side. */
function areBeside(places: readonly Place[], values: readonly number[]): boolean {
  if (places.some((place) => place.names.length > 1)) return false;
  const isPaired = places.every(({ index }, at) => {
    const own = values[at] ?? -1;
    const after = index > own && index < (values[at + 1] ?? Number.POSITIVE_INFINITY);
    return after || (index < own && index > (values[at - 1] ?? -1));
  });
  const sides = places.map(({ index }, at) => index > (values[at] ?? -1));
  return isPaired && new Set(sides).size === 1;
}

/** Numbers in digits, and those in words that are no article. */
export const valuesIn = (items: readonly Item[]): number[] =>
  items.flatMap((item, index) => (isNumeric(item) || isSpoken(item) ? [index] : []));

const isSpoken = (item: Item) => item.type === 'term' && numberIn(item) !== undefined && !isArticle(item);

/** "one", "una": seldom a number. */
export const isArticle = (item: Item) => item.type === 'term' && /^(one|a|an|un|una|uno)$/.test(item.text);

function placesIn(names: readonly string[], items: readonly Item[], { byNumber, vessels }: Cellar): Place[] {
  const kinds = new Set(names.map((name) => vessels.get(name)?.kind));
  const places = items.flatMap((item, index): Place[] => {
    if (item.type === 'vessels') return [{ names: item.ids, index }];
    if (item.type === 'lot' && item.code) return [{ names: [item.code], index }];
    if (item.type !== 'number' || !hasCue(items[index - 1], 'in', 'to')) return [];
    // "40 in 61"
    const ids = [...kinds].flatMap((kind) => byNumber.get(`${kind} ${item.value}`) ?? []);
    return ids.length === 1 && ids.every((id) => names.includes(id)) ? [{ names: ids, index }] : [];
  });
  const rest = names.filter((name) => !places.some((place) => place.names.includes(name)));
  const others = items.flatMap((item, index) => (isOther(item) ? [index] : []));
  const [index] = others;
  if (index === undefined || others.length > 1 || rest.length !== 1 || places.length === 0) return places;
  return [...places, { names: rest, index }].toSorted((one, other) => one.index - other.index);
}

const isOther = (item: Item) =>
  (item.type === 'term' || item.type === 'word') && /^(other|otro|otra)$/.test(item.text);
