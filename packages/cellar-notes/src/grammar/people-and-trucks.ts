import { hasCue, type Item, isLocation, isNumeric, kindOf, varietyOf } from '../recognize/items.ts';
import type { Verb } from './frame.ts';

/** "llego en 20", "arriving in 15 min": a person. */
export const isOnTheWay = (items: Item[], index: number) =>
  hasCue(items[index + 1], 'in', 'to') &&
  (items[index + 2]?.type === 'number' || isDuration(items[index + 2])) &&
  !items.some((item) => isLocation(item) || item.type === 'block' || varietyOf(item) !== undefined);

const isDuration = (item: Item | undefined) =>
  item?.type === 'quantity' && item.unit.dimension === 'duration';

const sayingStuck =
  /^(i|we|it|its|is|s|im|think|still|looks?|looking|seems?|like|got|gets|again|now|the|a|bit|little|totally|been|has|have|and|may|be|might|maybe|very|this|one|that|my|our|ferments?|ferm|fermentation|primary|wine|se|la|el)$/;

/** "truck stuck in traffic", "im stuck at the airport": other words, and neither a wine nor a reading. */
export function isOfVehicle(items: Item[], verb: Verb): boolean {
  const isOther = (item: Item) =>
    (item.type === 'word' || (item.type === 'term' && item.meanings.every(({ is }) => is === 'plain'))) &&
    /^[a-z]{3}/.test(item.text) &&
    !sayingStuck.test(item.text);
  const isWine = (item: Item) =>
    isLocation(item) || isNumeric(item) || varietyOf(item) !== undefined || kindOf(item) !== undefined;
  return verb.state === 'fermentation_stuck' && items.some(isOther) && !items.some(isWine);
}
