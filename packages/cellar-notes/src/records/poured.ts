import { hasCue, type Item } from '../recognize/items.ts';
import { volumeFactor, volumeOf } from '../recognize/volumes.ts';

/** A volume of a move, with the words for losses and shares beside it. */
export interface Poured {
  item: Item;
  liters: number;
  index: number;
  loss?: 'lees' | 'unexplained';
  /** What stayed in the source. */
  rest?: true;
}

/** The volumes of a frame; a bare number inherits the unit of the volume before it. */
export function volumesOf(items: Item[]): Poured[] {
  let factor: number | undefined;
  const found: Poured[] = [];
  items.forEach((item, index) => {
    const words = lossWords(items, index).filter((word) => !isOfSmaller(items, index, word));
    const loss =
      words.length > 0
        ? { loss: isNamed(words) ? ('lees' as const) : ('unexplained' as const) }
        : isRest(items, index)
          ? { rest: true as const }
          : {};
    const volume = volumeOf(item);
    if (volume !== undefined) {
      factor = volumeFactor(item);
      found.push({ item, liters: volume, index, ...loss });
    } else if (item.type === 'number') {
      const unit = factorAhead(items, index) ?? (carries(items, index) ? factor : undefined);
      if (unit !== undefined) found.push({ item, liters: item.value * unit, index, ...loss });
    }
  });
  return found;
}

/** "leaving 20 gal", "20 gal left"; in "400 gal leaving 20 gal" of the latter. */
function isRest(items: Item[], index: number): boolean {
  const follows = items[index + 2];
  const isBetween = volumeOf(follows) !== undefined || follows?.type === 'number' || hasCue(follows, 'lees');
  return hasCue(items[index - 1], 'left') || (hasCue(items[index + 1], 'left') && !isBetween);
}

/** "50 and 48 gal", "30, 20 and 10 gal" */
function factorAhead(items: Item[], index: number): number | undefined {
  const after = items.slice(index + 1).find(({ type }) => type !== 'number' && type !== 'gap');
  return volumeFactor(after);
}

function lossWords(items: Item[], index: number): Item[] {
  // "9 gal lees to T13": what was moved there.
  const [lees, to, vessel] = items
    .slice(index + 1)
    .filter((item) => !(item.type === 'term' && /^(of|de)$/.test(item.text)));
  const isMoved =
    hasCue(lees, 'lees') && (hasCue(to, 'to') || to?.type === 'arrow') && vessel?.type === 'vessels';
  if (isMoved) return [];
  return neighbors(items, index).filter((other) => hasCue(other, 'lees') && !isOff(items, other));
}

function isOfSmaller(items: Item[], index: number, word: Item): boolean {
  const at = items.indexOf(word);
  const [own, other] = [volumeOf(items[index]), volumeOf(items[2 * at - index])];
  return Math.abs(at - index) === 1 && own !== undefined && other !== undefined && other < own;
}

/** "lost 5" means gone, not left behind as lees. */
function isNamed(words: readonly Item[]): boolean {
  return words.some((item) => item.type !== 'term' || item.text !== 'lost');
}

/** Up to two words on each side, up to a gap, a vessel, or another volume. */
function neighbors(items: Item[], index: number): Item[] {
  const walls = (item: Item | undefined) =>
    item === undefined ||
    hasCue(item, 'left') ||
    item.type === 'gap' ||
    item.type === 'vessels' ||
    volumeOf(item) !== undefined;
  return [-1, 1].flatMap((step) => {
    const [first, second] = [items[index + step], items[index + 2 * step]];
    if (first === undefined || walls(first)) return [];
    return second === undefined || walls(second) ? [first] : [first, second];
  });
}

/** "off gross lees" tells where the wine was, not what was lost. */
function isOff(items: Item[], lees: Item | undefined): boolean {
  const before = lees && items[items.indexOf(lees) - 1];
  return before?.type === 'term' && /^(off|off of|out of)$/.test(before.text);
}

/** A number inherits a unit only beside a direction or a loss. */
function carries(items: Item[], index: number): boolean {
  const near = [items[index - 1], items[index + 1], items[index - 2]];
  return near.some(
    (item) =>
      item?.type === 'arrow' || hasCue(item, 'to', 'lees', 'from', 'freeRun', 'pressFraction', 'about'),
  );
}

/** "1 micron", ".45" */
export const isPore = (item: Item) =>
  item.type === 'quantity'
    ? item.unit.dimension === 'micron'
    : item.type === 'number' && item.value > 0 && item.value <= 20 && /^0?[.,]\d+$/.test(item.raw);
