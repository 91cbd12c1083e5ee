import { hasCue, type Item, isNumeric, verbOf } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { Part } from '../schema/reading.ts';
import type { Change, Earlier } from './change-types.ts';
import { writtenNumbers } from './nearest-number.ts';
import { shareVolumes } from './share-volumes.ts';

/** "60 gal of T7", "T1 was 20 gal not 40" after a blend, split, or pressing: the volume of that part. */
export function changePart(earlier: Earlier, items: readonly Item[]): Change | undefined {
  const { records } = earlier;
  const [named, ...others] = items.filter(({ type }) => type === 'vessels');
  const [number, ...more] = items.filter((item) => isNumeric(item) && !isOld(items, item));
  const corrects = items.some(isCorrecting);
  // "no, 60 gal T7 and 30 gal T1"
  const said = hasCue(items[0], 'not') ? items.slice(1) : items;
  if (others.length > 0 && corrects) return shareVolumes(earlier, said);
  if (named?.type !== 'vessels' || !number || others.length + more.length > 0) return undefined;
  const [vessel, ...further] = named.ids;
  const before = items[items.indexOf(named) - 1];
  const isOf =
    hasCue(before, 'from', 'to', 'in') || (before?.type === 'term' && /^(of|de|del)$/.test(before.text));
  if (!(isOf || corrects) || further.length > 0 || items.some(verbOf)) return undefined;
  const isOwn = (part: Part) => (part.vessel ?? part.to?.join()) === vessel;
  const record = records.findLastIndex(({ parts = [] }) => parts.some((part) => isOwn(part) && part.volume));
  const parts = records[record]?.parts;
  const written = writtenNumbers(earlier).find((each) => each.record === record && each.vessel === vessel);
  const old = items.find((item) => isOld(items, item));
  if (!parts || (old && !(written && 'value' in old && isNear(written.value, Number(old.value), 1.01))))
    return undefined;
  if (number.type === 'number')
    return corrects && written && isNear(written.value, number.value, 4)
      ? { record, set: written.set(number.value) }
      : undefined;
  const poured = volumeOf(number);
  if (poured === undefined) return undefined;
  const isPart = isOf || parts.some((part) => isOwn(part) && isNear(part.volume?.value ?? 0, poured, 4));
  const set = parts.map((part) => (isOwn(part) ? { ...part, volume: liters(poured) } : part));
  return isPart ? { record, set: { parts: set } } : undefined;
}

const isNear = (one: number, other: number, factor: number) => one <= other * factor && other <= one * factor;

/** "not 40" */
const isOld = (items: readonly Item[], item: Item) =>
  isNumeric(item) && hasCue(items[items.indexOf(item) - 1], 'not');

const isCorrecting = (item: Item) =>
  (item.type === 'term' || item.type === 'word') &&
  /^(not|was|were|it was|sorry|oops|perdon|era|eran|fue|fueron|no)$/.test(item.text);
