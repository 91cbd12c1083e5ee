import { isArticle } from '../grammar/frame.ts';
import { hasCue, type Item, isNumeric, isPlan, kindOf, materialOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { CellarRecord } from '../schema/reading.ts';
import type { Earlier } from './change-types.ts';
import { momentOf } from './further-work.ts';

const there =
  /(?:^| )(?:on top|encima|into (?:it|that|the same)|in(?:to)? there|in the same (?:tank|vessel|one)|(?:a|en) ese mismo|(?:al|en el) mismo|ahi mismo)(?: |$)/;

const moves = new Set<CellarRecord['op']>(['transfer', 'filter', 'blend']);

/** "then 30 gal of T7 on top of that" after a move: into the vessel of that move. */
export function movedOnTop(
  { records }: Earlier,
  { items, tokens, local }: Scanned,
): CellarRecord[] | undefined {
  const [last, ...others] = records;
  const [target, ...more] = last?.to ?? [];
  const [source, ...further] = items.filter(({ type }) => type === 'vessels');
  const [number, ...numbers] = items.filter(isNumeric);
  const poured = volumeOf(number);
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ text }) => text);
  if (!last || !moves.has(last.op) || others.length + more.length + further.length + numbers.length > 0)
    return undefined;
  if (target === undefined || poured === undefined || source?.type !== 'vessels') return undefined;
  // "30 gal headspace on top of T4"
  const between = items.slice(items.findIndex(isNumeric) + 1, items.indexOf(source));
  const isFrom =
    hasCue(between[0], 'from', 'is') &&
    between.slice(1).every((item) => isArticle(item) || hasCue(item, 'must'));
  const isOther = (item: Item) =>
    isPlan(item) || hasCue(item, 'not', 'each') || (materialOf(item) ?? kindOf(item)) !== undefined;
  const isOne = source.ids.length === 1 && source.unknown.length === 0 && !source.ids.includes(target);
  if (!isFrom || !isOne || items.some(isOther) || tokens.some(({ text }) => text === '?')) return undefined;
  const when = there.test(words.join(' ')) ? momentOf(items, local) : undefined;
  if (!when) return undefined;
  return [
    { op: 'transfer', at: when.at, mode: 'move', from: source.ids, to: [target], volume: liters(poured) },
  ];
}
