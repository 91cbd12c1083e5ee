import {
  hasCue,
  type Item,
  isBottleCount,
  isLocation,
  isNumeric,
  purposeOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import type { Clause } from './clauses.ts';
import { appendItems } from './continue-work.ts';
import type { Frame } from './frame.ts';

const isName = (item: Item) => isLocation(item) || varietyOf(item) !== undefined;

/** Values, names, and small words of a count; not "5 bottles survived". */
export const isPlainCount = (item: Item) =>
  isName(item) ||
  isNumeric(item) ||
  purposeOf(item) !== undefined ||
  hasCue(item, 'from', 'to', 'in', 'with', 'is') ||
  (item.type === 'term' && verbOf(item) === undefined && /^(a|an|the|s|los|las|el|la)$/.test(item.text));

/**
 * "sold 3 cases of 24-CS-01 and 2 of 24-RI-01" is work like the last; in "3 cases 750s and 2 magnums of 24-CS-01" the lot
 * is said once. Returns whether the clause goes on with bottles that left.
 */
export function goOnRemoving(frames: Frame[], segment: Item[], { sentence }: Clause): boolean {
  const last = frames.at(-1);
  const counts = segment.some((item) => isBottleCount(item) || item.type === 'number');
  if (last?.op !== 'remove_bottles' || last.sentence !== sentence || !counts || !segment.every(isPlainCount))
    return false;
  if (!(last.items.some(isName) && segment.some(isName))) {
    appendItems(last, segment);
    return true;
  }
  lendUnit(last, segment);
  const purposes = segment.some(purposeOf) ? [] : last.items.filter(purposeOf);
  frames.push({ ...last, items: [...segment, ...purposes] });
  return true;
}

/** "and 5 of 24-RI-01": cases again. */
function lendUnit({ items }: Frame, segment: Item[]): void {
  const count = items.find(isBottleCount);
  const [number] = segment.filter(isNumeric);
  if (!count || number?.type !== 'number') return;
  const { value, raw, from, next } = number;
  Object.assign(number, { ...count, value, raw, from, next, used: false });
}
