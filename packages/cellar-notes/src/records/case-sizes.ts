import { hasCue, type Item, textOf } from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';
import type { Unit } from '../vocabulary/units.ts';

export const largestCase = 24;

/** How many bottles a case holds, as the words say it. */
export interface CaseSize {
  /** Where its number is. */
  index: number;
  count: number;
  items: Item[];
}

export const hasUnit = (item: Item | undefined, fits: (unit: Unit) => boolean) =>
  (item?.type === 'quantity' && fits(item.unit)) ||
  (item?.type === 'term' && item.meanings.some((each) => each.is === 'unit' && fits(each.unit)));

export const isCase = (item: Item | undefined) => hasUnit(item, ({ dimension }) => dimension === 'cases');

/** "case", "box" without a number: no cases are counted. */
const isCaseWord = (item: Item | undefined) =>
  /^(box|carton|ctn|estuche)$/.test(textOf(item)) || (item?.type === 'term' && isCase(item));

/** A single case, to say what each holds: "a case is 6 bottles". */
const isOneCase = (item: Item | undefined) =>
  isCaseWord(item) || (item?.type === 'quantity' && isCase(item) && item.value === 1);

/** "six to the case", "6 bottles per box", "24/cs", "seis por caja", "3 cases of 6", "each case 6 bottles", "in sixes". */
export function caseSizesIn(items: readonly Item[]): CaseSize[] {
  return items.flatMap((item, index) => {
    const count = caseCount(item);
    const before = items[index - 1];
    // "90 cases and 3 bottles in a case"
    if (count === undefined || (before?.type === 'gap' && before.mark === 'and')) return [];
    const isSize = isPerCase(items, index) || isOfCase(items, index) || isPlural(items, index);
    return isSize ? [{ index, count, items: [item] }] : [];
  });
}

/** A number of bottles that one case may hold. */
function caseCount(item: Item): number | undefined {
  const isBottles = item.type === 'quantity' && item.unit.dimension === 'bottles' && item.unit.factor === 1;
  const count = plurals[textOf(item)] ?? numberIn(item) ?? (isBottles ? item.value : undefined);
  return count !== undefined && count > 1 && count <= largestCase && Number.isInteger(count)
    ? count
    : undefined;
}

const plurals: Record<string, number> = { twos: 2, threes: 3, fours: 4, sixes: 6, twelves: 12 };

/** "in sixes", "packed in 12s", "12s"; 3s without "in" may be bottles of 3 liters. */
function isPlural(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  const isMany = item?.type === 'number' ? textOf(next) === 's' : plurals[textOf(item)] !== undefined;
  const isUsual = item?.type === 'number' && [6, 12, 24].includes(item.value);
  return isMany && (isUsual || /^(in|by|en)$/.test(textOf(items[index - 1])));
}

const perWords = /^(per|por|x|a|an|the|el|la|cada|each|every|to|in|en|into|a la|en la|en cada)$/;
const isSmall = (item: Item | undefined) =>
  hasCue(item, 'each', 'to') ||
  perWords.test(textOf(item)) ||
  (item?.type === 'gap' && item.mark === 'slash');

/** "six bottles to the case": no number is between; not "3 bottles in the last case". */
function isPerCase(items: readonly Item[], index: number): boolean {
  const after = items.slice(index + 1, index + 5);
  const at = after.findIndex(isCaseWord);
  return at > 0 && after.slice(0, at).every(isSmall);
}

export const isOf = (item: Item | undefined) => /^(of|de)$/.test(textOf(item));

/** "40 cases of 6", "cajas de seis", "a case is 6 bottles", "each case 6 bottles" */
function isOfCase(items: readonly Item[], index: number): boolean {
  const [before, second] = [items[index - 1], items[index - 2]];
  if (isOf(before)) return isCase(second) || isCaseWord(second);
  if (hasCue(before, 'is', 'holds')) return isOneCase(second);
  return isCaseWord(before) && hasCue(second, 'each');
}

/** "a case is 6 bottles" counts none; "a case of 6 bottles" does. */
export const saysCaseSize = (items: readonly Item[], index: number) =>
  isOneCase(items[index]) &&
  !isOf(items[index + 1]) &&
  caseSizesIn(items).some((size) => size.index === index + 2);
