import { type Item, isNumeric, kindOf, verbOf } from './recognize/items.ts';
import { leaveOut } from './recognize/leave-out.ts';
import type { Scanned } from './recognize/scan.ts';
import { phraseLength } from './thread/phrases.ts';
import { comparisonPhrases } from './vocabulary/comparisons.ts';

/** "still 4.1 brix, same as yesterday", "4 brix, was 6 on monday": without the earlier value and its day. */
export function withoutComparisons(scanned: Scanned): Scanned {
  const { items } = scanned;
  const left = new Set(
    items.flatMap((item, at) => (item.type === 'day' ? (comparisonAround(scanned, at) ?? []) : [])),
  );
  return left.size > 0 ? leaveOut(scanned, items, left) : scanned;
}

function comparisonAround(scanned: Scanned, day: number): Item[] | undefined {
  const { items } = scanned;
  const same = leadBefore(scanned, day, comparisonPhrases.same);
  const since = same ?? leadBefore(scanned, day, comparisonPhrases.since);
  const compared = since === undefined ? earlierValue(scanned, day) : items.slice(since, day + 1);
  const others = items.filter((item) => !compared?.includes(item));
  const isWork = same !== undefined && others.some((item) => verbOf(item) ?? isNumeric(item));
  return isWork || others.some(isReading) ? compared : undefined;
}

/** "was 6 brix on monday", "yesterday was 6", "ayer 6" */
function earlierValue(scanned: Scanned, day: number): Item[] | undefined {
  const { items, tokens } = scanned;
  const value = isArticle(items[day - 1]) ? day - 2 : day - 1;
  const lead = isValue(items[value]) ? leadBefore(scanned, value, comparisonPhrases.was) : undefined;
  if (lead !== undefined) return items.slice(lead, day + 1);
  // "Mon 19.4, Tue 16, today 12.8": each has its day.
  if (items.some((item, at) => item.type === 'day' && at !== day)) return undefined;
  const from = items[day]?.next ?? 0;
  const length = phraseLength(tokens, from, comparisonPhrases.is);
  const after = items.findIndex((item) => item.from >= from + length);
  const follows = length > 0 ? isValue(items[after]) : items[after]?.type === 'number';
  const isApart = items[day - 1]?.type === 'gap' && isEnd(items[after + 1]);
  return isApart && follows && isEarliest(scanned, items[day]) ? items.slice(day, after + 1) : undefined;
}

/** Not "Tue 16" of "Mon 19.4, Tue 16, today 12.8". */
function isEarliest({ items, local }: Scanned, day: Item | undefined): boolean {
  const others = items.flatMap((item) => (item.type === 'day' && item !== day ? [item.date] : []));
  return day?.type === 'day' && [...others, local.date].every((date) => day.date < date);
}

const isMeasured = (item: Item | undefined) =>
  item?.type === 'quantity' && ['brix', 'baume', 'sg', 'temperature'].includes(item.unit.dimension);
const isValue = (item: Item | undefined) => item?.type === 'number' || isMeasured(item);

const isReading = (item: Item, at: number, items: readonly Item[]) =>
  isMeasured(item) ||
  (kindOf(item) !== undefined && items.slice(Math.max(0, at - 2), at + 3).some(isNumeric));

const isEnd = (item: Item | undefined) => item === undefined || item.type === 'gap';

const isArticle = (item: Item | undefined) => item?.type === 'term' && /^(on|el|at)$/.test(item.text);

/** Where a phrase begins that ends right before an item. */
function leadBefore({ items, tokens }: Scanned, at: number, phrases: readonly string[]): number | undefined {
  const next = items[isArticle(items[at - 1]) && items[at]?.type === 'day' ? at - 1 : at]?.from ?? 0;
  const start = items.findIndex(
    (item, index) =>
      index < at && item.from < next && phraseLength(tokens, item.from, phrases) === next - item.from,
  );
  // "bajo de 18", not "racked 18".
  const isWork = start >= 0 && verbOf(items[start]) !== undefined && items[start + 1]?.from === next;
  return start < 0 || isWork ? undefined : start;
}
