import { hasCue, type Item, isBottleCount, isNumeric, textOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import { caseSizesIn, hasUnit, isOf } from '../records/case-sizes.ts';
import { isPlural, sizesIn } from '../records/fill-bottle.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { disagrees } from '../vocabulary/talk.ts';
import type { Change, Earlier, Values } from './change-types.ts';
import { nearest } from './nearest-number.ts';
import { phraseLength } from './phrases.ts';
import { quantitiesIn } from './quantity.ts';

/** "750s", "magnums", "de 50 cl"; a bare 750 may be a count. */
const namedSizes = (items: readonly Item[]) =>
  sizesIn(items).filter(
    ({ item, index }) => item.type !== 'number' || isPlural(items[index + 1]) || isOf(items[index - 1]),
  );

export const sizesNamed = (items: readonly Item[]) => namedSizes(items).map(({ ml }) => ml);

const openings = ['make the', 'change the', 'cambia las', 'cambia los', 'pon las', 'deja las'];
const smallWord =
  /^(it|they|was|were|should|be|are|the|a|an|of|to|el|la|las|los|de|del|a la|por|per|x|son|eran|fue|fueron|en|in|at|s)$/;

/** "no, 750s", "no, six to the case", "make the magnums 22 cases": another size or count of what was bottled. */
export function tellsBottlesAnew({ items, tokens }: Scanned, records: readonly CellarRecord[]): boolean {
  const denies = disagrees.includes(tokens[0]?.text ?? '') && items[1]?.type === 'gap';
  const length = denies ? 1 : phraseLength(tokens, 0, openings);
  const rest = items.filter(({ type, from }) => type !== 'gap' && from >= length);
  const isOfBottles = (item: Item) =>
    isNumeric(item) ||
    hasUnit(item, ({ dimension }) => ['cases', 'bottles', 'pack'].includes(dimension)) ||
    hasCue(item, 'is', 'from', 'to', 'each', 'in') ||
    caseSizesIn(rest).some((size) => size.items.includes(item)) ||
    smallWord.test(textOf(item));
  if (length === 0 || !records.some(({ bottles }) => bottles)) return false;
  if (rest.length > 8 || !rest.every(isOfBottles)) return false;
  const [size] = namedSizes(rest);
  const isCased = caseSizesIn(rest).length > 0;
  if (denies) return size !== undefined || isCased;
  const isSaid = rest.some(isBottleCount) || isCased || rest.some(({ type }) => type === 'number');
  return size !== undefined && rest.slice(0, size.index).every((item) => !isNumeric(item)) && isSaid;
}

/** Of several sizes that were bottled, none of which is named, the one with the nearest count; else it is asked which. */
export function changeOfBottlings(earlier: Earlier, { not }: Values, words: Item[]): Change | undefined {
  const bottled = [...earlier.records.entries()].filter(([, { bottles }]) => bottles);
  if (bottled.length < 2) return undefined;
  const count = words.find(isBottleCount);
  if (sizesNamed(words).length > 0 || caseSizesIn(words).length > 0) return { about: 'quantity' };
  if (count?.type !== 'quantity') return undefined;
  const [old] = not;
  const inCases = count.unit.dimension === 'cases';
  const written = bottled.map(([record, target]) => ({
    record,
    value: (target.bottles?.count ?? 0) / (inCases ? (target.packing?.perCase ?? 12) : 1),
    set: () => quantitiesIn(target, words) ?? {},
  }));
  return nearest(earlier, count.value, old && 'value' in old ? Number(old.value) : undefined, written);
}

/** "no, 750" after 900 bottles of 375 mL, "eran de 6" after 60 cases: their size, or their number. */
export const isSizeOrCount = ({ records }: Earlier, { not, items }: Values, number: Item) =>
  not.length === 0 &&
  records.some(({ bottles, packing }) => {
    if (!bottles) return false;
    const isOfCases = packing?.cases !== undefined && isOf(items[items.indexOf(number) - 1]);
    return isOfCases || (packing?.sizeMl !== undefined && sizesIn([number]).length > 0);
  });
