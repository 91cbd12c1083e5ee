import { hasCue, type Item } from '../recognize/items.ts';
import { volumeFactor, volumeOf } from '../recognize/volumes.ts';

/** A volume of a move, with the loss and share words beside it. */
export interface Poured {
  item: Item;
  liters: number;
  index: number;
  loss?: 'lees' | 'unexplained';
}

/** The volumes of a frame; a bare number takes the unit of the volume before it. */
export function volumesOf(items: Item[]): Poured[] {
  let factor: number | undefined;
  const found: Poured[] = [];
  items.forEach((item, index) => {
    const said = lossWords(items, index).filter((word) => !isOfSmaller(items, index, word));
    const loss =
      said.length === 0 ? {} : { loss: isNamed(said) ? ('lees' as const) : ('unexplained' as const) };
    const volume = volumeOf(item);
    if (volume !== undefined) {
      factor = volumeFactor(item);
      found.push({ item, liters: volume, index, ...loss });
    } else if (item.type === 'number' && factor !== undefined && carries(items, index)) {
      found.push({ item, liters: item.value * factor, index, ...loss });
    }
  });
  return found;
}

function lossWords(items: Item[], index: number): Item[] {
  return neighbors(items, index).filter((other) => hasCue(other, 'lees') && !isOff(items, other));
}

/** "100 gal lees 2 gal": of two volumes that a word stands between, the smaller is what was lost. */
function isOfSmaller(items: Item[], index: number, word: Item): boolean {
  const at = items.indexOf(word);
  const [own, other] = [volumeOf(items[index]), volumeOf(items[2 * at - index])];
  return Math.abs(at - index) === 1 && own !== undefined && other !== undefined && other < own;
}

/** "lost 5" says that it is gone, and not that lees were left. */
function isNamed(said: readonly Item[]): boolean {
  return said.some((item) => item.type !== 'term' || item.text !== 'lost');
}

/** Up to two words on each side, not beyond a gap, a vessel or another volume. */
function neighbors(items: Item[], index: number): Item[] {
  const walls = (item: Item | undefined) =>
    item === undefined || item.type === 'gap' || item.type === 'vessels' || volumeOf(item) !== undefined;
  return [-1, 1].flatMap((step) => {
    const [first, second] = [items[index + step], items[index + 2 * step]];
    if (first === undefined || walls(first)) return [];
    return second === undefined || walls(second) ? [first] : [first, second];
  });
}

/** "off gross lees" says where the wine was, not what was lost. */
function isOff(items: Item[], lees: Item | undefined): boolean {
  const before = lees && items[items.indexOf(lees) - 1];
  return before?.type === 'term' && /^(off|off of|out of)$/.test(before.text);
}

/** A number takes over a unit beside a direction or a loss, not anywhere. */
function carries(items: Item[], index: number): boolean {
  const near = [items[index - 1], items[index + 1], items[index - 2]];
  return near.some(
    (item) =>
      item?.type === 'arrow' || hasCue(item, 'to', 'lees', 'from', 'freeRun', 'pressFraction', 'about'),
  );
}
