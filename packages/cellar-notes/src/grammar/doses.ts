import { hasCue, type Item, isLocation, isNumeric } from '../recognize/items.ts';
import { cueBefore, isArticle } from './frame.ts';

export function isDose(item: Item | undefined): boolean {
  if (item?.type === 'rate') return true;
  return (
    item?.type === 'quantity' &&
    ['mass', 'pack', 'household', 'percent', 'volume'].includes(item.unit.dimension)
  );
}

/** "fermaid 300 g T12": a nutrient with its dose, of which several are called so. */
export const isNutrientIn = (items: Item[]) =>
  items.some((item) => hasCue(item, 'nutrient')) && items.some(isDose) && items.some(isLocation);

/** "45 ppm to T9", "30 g into T5": a dose of something, and where it went. */
export function isDoseTo(items: Item[]): boolean {
  const isSmall = (item: Item) =>
    item.type === 'rate' || (item.type === 'quantity' && ['g', 'oz', 'pack'].includes(item.unit.id));
  const isInto = items.some((item, at) => item.type === 'vessels' && cueBefore(items, at, 'to'));
  return isInto && items.some(isSmall) && items.every((item) => !isNumeric(item) || isSmall(item));
}

/** "yeast in T3", "yeast went in T14 at noon": yeast and where it is, and no other word. */
export function isYeastIn(items: Item[]): boolean {
  const isYeast = (item: Item) => hasCue(item, 'yeast', 'bacteria');
  const isPlace = (item: Item) =>
    isLocation(item) ||
    hasCue(item, 'in', 'to') ||
    isArticle(item) ||
    isEntering(item) ||
    ['day', 'time'].includes(item.type) ||
    isDose(item);
  return (
    items.some(isYeast) && items.some(isLocation) && items.every((item) => isYeast(item) || isPlace(item))
  );
}

const isEntering = (item: Item) => item.type === 'term' && /^(went|se fue|fue)$/.test(item.text);
