import { hasCue, type Item, isLocation, textOf } from '../recognize/items.ts';
import type { Clause } from './clauses.ts';
import { convertReading, isWholeGravity } from './convert.ts';
import { isArticle } from './frame.ts';
import { replaceItems } from './replace-items.ts';

/** A hydrometer shows a gravity; what a bin "came in at" is its weight, and what a tank "is at" may be its level. */
const shows =
  /^(reads|read|now reads|reading|readings|showing|shows|measures|hydro|hydrometer|marca|marco|marcaba|da|dio|lectura|:)$/;
const near = /^(reads|read|reading|hydro|hydrometer|it|el|la|the|densimetro|una|de|con)$/;

/** "bin 12 reads 1086", "T5: 1086": a hydrometer's whole number, and words that mean nothing else. */
export function claimGravity(clause: Clause): void {
  const { items } = clause;
  const at = items.findIndex((item) => item.type === 'number' && !item.words && isWholeGravity(item));
  const number = items[at];
  const places = items.filter(isLocation);
  if (number?.type !== 'number' || places.length !== 1 || !shows.test(textOf(items[at - 1]))) return;
  const isPlain = (item: Item) =>
    item === number ||
    isLocation(item) ||
    isArticle(item) ||
    ['day', 'time', 'reading'].includes(item.type) ||
    hasCue(item, 'in') ||
    shows.test(textOf(item)) ||
    near.test(textOf(item));
  if (items.every(isPlain)) replaceItems(clause, at, 1, convertReading('sg', number));
}
