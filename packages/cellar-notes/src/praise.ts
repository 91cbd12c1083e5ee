import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  kindOf,
  materialOf,
  varietyOf,
  verbOf,
} from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import { hasPhrase } from './thread/phrases.ts';
import { finished, praise } from './vocabulary/talk.ts';

/** "great harvest everyone", "feliz embotellado": names work, but says of none that it was done. */
export function isPraise({ items, tokens }: Scanned): boolean {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item.type === 'gap') parts.push([]);
    else parts.at(-1)?.push(item);
  }
  const isWish = (part: Item[]) =>
    hasPhrase(tokens.slice(part[0]?.from, part.at(-1)?.next), praise) &&
    part.every((item) => !verbOf(item)?.past || isNoun(tokens[item.from - 1]?.text ?? ''));
  const work = parts.filter((part) => part.some(verbOf));
  return (
    hasPhrase(tokens, praise) && !hasPhrase(tokens, finished) && !items.some(isFact) && work.every(isWish)
  );
}

/** "feliz prensado", "el embotellado" */
const isNoun = (before: string) => praise.includes(before) || ['el', 'la', 'del'].includes(before);

const isYear = (item: Item) => item.type === 'number' && /^20\d\d$/.test(item.raw);

/** "all the barrels"; "thanks all" greets. */
const isVague = (item: Item) =>
  item.type === 'term' && hasCue(item, 'all') && !/^(all|todos?|todas?|every\w+)$/.test(item.text);

const isFact = (item: Item) =>
  isLocation(item) ||
  (isNumeric(item) && !isYear(item)) ||
  isVague(item) ||
  item.type === 'block' ||
  verbOf(item)?.op === 'state' ||
  (materialOf(item) ?? varietyOf(item) ?? kindOf(item)) !== undefined;
