import { hasCue, type Item, isLocation, textOf, varietyOf } from '../recognize/items.ts';

const parts =
  /^(some|bit|little|splash|part|portion|most|poco|poquito|algo|parte|mayoria|mayor parte|porcion|un poco|un poquito)$/;
const several = /^(some|few|couple|several|unos|unas|algunos|varios|pocos|un par)$/;

/** "some of the vidal", "un poco del riesling" */
export const isSome = (item: Item) => parts.test(textOf(item));

const isPoured = (item: Item | undefined) =>
  item?.type === 'term' &&
  item.meanings.some((meaning) => meaning.is === 'unit' && meaning.unit.dimension === 'volume');

const isSmall = (item: Item) => /^(the|el|la|los|las|our)$/.test(textOf(item)) || hasCue(item, 'from', 'is');

const isItself = (item: Item | undefined) =>
  /^(it|them|that|this|wine|juice|vino|jugo|mosto)$/.test(textOf(item));

/** "some of T1", "algo de vino", "a few gallons": nobody knows how much. Not "some of the lees". */
export const saysPart = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const text = textOf(item);
    const next = items.slice(at + 1).find((each) => !isSmall(each));
    if (several.test(text) && isPoured(next)) return true;
    if (!parts.test(text)) return false;
    const isOf = hasCue(items[at + 1], 'from', 'is');
    const isWine = hasCue(next, 'must') || isItself(next);
    return isWine || (isOf && next !== undefined && (isLocation(next) || varietyOf(next) !== undefined));
  });
