import { hasCue, type Item, isLocation } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';

const isBulk = (item: Item) => item.type === 'term' && /bulk|granel/.test(item.text);
const isSold = (item: Item) => hasCue(item, 'sold');

/** "T1 sold 60 gal": a note, since no message takes wine in bulk off the book. "T1 60 gal in bulk" may be its level. */
export function isSoldInBulk(items: readonly Item[]): boolean {
  const isAmount = (item: Item) => volumeOf(item) !== undefined;
  if (
    items.some((item) => isSold(item) && !/^(in bulk|a granel)$/.test(item.type === 'term' ? item.text : ''))
  )
    return items.some(isAmount) || items.some(isBulk);
  return items.some(isSold) && items.some(isAmount) && !items.some(isLocation);
}
