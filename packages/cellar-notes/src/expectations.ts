import { hasCue, type Item, isLocation, isNumeric, verbOf } from './recognize/items.ts';
import { leaveOut } from './recognize/leave-out.ts';
import type { Scanned } from './recognize/scan.ts';
import { phraseLength } from './thread/phrases.ts';
import { expectationPhrases } from './vocabulary/expectations.ts';

/**
 * "1,480 lb to bin 21, would have been 2 tons but the birds got there first": the message without the amount that never came
 * and why. Unchanged if it has no other amount of the kind.
 */
export function withoutExpectations(scanned: Scanned): Scanned {
  const { items, tokens } = scanned;
  const left = new Set<Item>();
  for (const [at, item] of items.entries()) {
    const length = phraseLength(tokens, item.from, expectationPhrases);
    if (length === 0 || left.has(item)) continue;
    const end = endOf(items, at);
    const said = items.slice(at, end).filter(({ from }) => from >= item.from + length);
    const value = said.find((each) => !isSmall(each));
    const others = items.filter((each) => !said.includes(each));
    const isOne = said.filter(isNumeric).length === 1 && !said.some(isLocation);
    if (!isOne || !others.some((other) => isAmountLike(other, value))) continue;
    const reason = reasonAfter(scanned, end);
    for (const each of [...items.slice(at, end), ...reason]) left.add(each);
  }
  return left.size > 0 ? leaveOut(scanned, items, left) : scanned;
}

/** "expected 2 tons of seyval": an amount, and no other. */
export function tellsExpected(tokens: Scanned['tokens']): boolean {
  return tokens.some((_, at) => {
    const length = phraseLength(tokens, at, expectationPhrases);
    return length > 0 && tokens[at + length]?.kind === 'number';
  });
}

const isSmall = (item: Item) =>
  hasCue(item, 'about') || (item.type === 'term' && /^(a|the|like)$/.test(item.text));

const isAmount = (item: Item | undefined) =>
  item?.type === 'quantity' && ['mass', 'volume'].includes(item.unit.dimension);

/** A bare number has the unit of the amount that came. */
function isAmountLike(other: Item, value: Item | undefined): boolean {
  if (other.type !== 'quantity' || !isAmount(other)) return false;
  return (
    value?.type === 'number' || (value?.type === 'quantity' && value.unit.dimension === other.unit.dimension)
  );
}

function endOf(items: readonly Item[], at: number): number {
  const end = items.findIndex(({ type }, index) => index > at && type === 'gap');
  return end < 0 ? items.length : end;
}

/** "but the birds got there first", "pero los pajaros llegaron antes": no amount, vessel, or other work. */
function reasonAfter({ items, tokens }: Scanned, at: number): Item[] {
  const isBut = ['but', 'pero'].includes(tokens[items[at]?.from ?? tokens.length]?.text ?? '');
  const reason = isBut ? items.slice(at, endOf(items, at)) : [];
  const isWork = (item: Item) => verbOf(item) !== undefined && verbOf(item)?.op !== 'receive_fruit';
  return reason.some((item) => isNumeric(item) || isLocation(item) || isWork(item)) ? [] : reason;
}
