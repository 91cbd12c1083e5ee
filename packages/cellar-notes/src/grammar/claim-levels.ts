import { hasCue, type Item, isNumeric, kindOf, materialOf, varietyOf, verbOf } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { Clause } from './clauses.ts';
import { replaceItems } from './replace-items.ts';
import { roundTo } from './round-to.ts';

/** "dipped T13: 212 gal", "14 gal left in T1". */
export function claimLevels(clause: Clause, isWholeMessage: boolean): void {
  const dips = clause.items.some((item) => kindOf(item) === 'volume');
  const left =
    clause.items.some((item) => hasCue(item, 'left')) && !clause.items.some((item) => hasCue(item, 'lees'));
  const works = clause.items.some(
    (item) =>
      verbOf(item) !== undefined ||
      materialOf(item) !== undefined ||
      varietyOf(item) !== undefined ||
      item.type === 'arrow',
  );
  const says =
    dips ||
    left ||
    holds(clause) ||
    (isWholeMessage && isLevelAlone(clause)) ||
    clause.items.some((_, index) => isEmpty(clause, index));
  if (!says || works) return;
  clause.items.forEach((item, index) => {
    if (isEmpty(clause, index)) replaceItems(clause, index, 1, { kind: 'volume', value: 0, raw: '0' });
    const liters = volumeOf(item);
    if (item.type === 'quantity' && liters !== undefined)
      replaceItems(clause, index, 1, { kind: 'volume', value: roundTo(liters, 3), raw: item.raw });
  });
}

/** "T1 is at 391 gal", "K3 holds 12 gal", "T1 = 391 gal": a vessel, a word for being, and a volume, without a direction. */
function holds({ items }: Clause): boolean {
  const at = items.findIndex(({ type }) => type === 'vessels');
  const volumes = items.flatMap((item, index) => (volumeOf(item) === undefined ? [] : [index]));
  const [volume = -1] = volumes;
  if (
    at < 0 ||
    volumes.length !== 1 ||
    volume < at ||
    items.filter(({ type }) => type === 'vessels').length > 1
  )
    return false;
  const between = items.slice(at + 1, volume);
  const isEqual = (item: Item) => item.type === 'word' && item.text === '=';
  return (
    between.length > 0 &&
    between.every((item) => isEqual(item) || hasCue(item, 'is', 'holds', 'now', 'about', 'in', 'left'))
  );
}

/** "T1 391 gal": a vessel and its volume, and nothing else in the message. */
function isLevelAlone({ items }: Clause): boolean {
  const [first] = items.filter(({ type }) => type === 'vessels');
  const others = items.filter(({ type }) => !['vessels', 'day', 'time'].includes(type));
  return (
    first?.type === 'vessels' &&
    first.ids.length === 1 &&
    others.length === 1 &&
    volumeOf(others[0]) !== undefined
  );
}

/** "T5 is empty": right after the vessel, and no wine goes anywhere. */
function isEmpty({ items }: Clause, index: number): boolean {
  const item = items[index];
  if (item?.type !== 'term' || !/^(empty|vacio|vacia|vacios|vacias)$/.test(item.text)) return false;
  const at = items.findIndex(({ type }) => type === 'vessels');
  const between = items.slice(at + 1, index);
  const goesOn = items.some((each) => hasCue(each, 'to', 'from', 'with', 'not') || isNumeric(each));
  return at >= 0 && at < index && !goesOn && between.every((each) => hasCue(each, 'is', 'now', 'holds'));
}
