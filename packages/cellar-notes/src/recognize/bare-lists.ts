import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import { kindsWithNumber } from './cellar.ts';
import { hasCue, type Item, materialOf, verbOf } from './items.ts';
import { type Element, made, unitFollows, type VesselScan } from './vessel-elements.ts';

/** "topped 61,62,63", "121 122 y 123": growing numbers that only one kind of vessel has. Two digits also count other things. */
export function bareListAt(scan: VesselScan, start: number, before: Item | undefined): Element | undefined {
  const { tokens, cellar } = scan;
  const follows = precedes(before);
  if (!follows) return undefined;
  const numbers: number[] = [];
  let [at, next, kind]: [number, number, VesselKind | undefined] = [start, start, undefined];
  for (;;) {
    const added = /^\d{2,4}(,\d{2,4})*$/.test(tokens[at]?.text ?? '')
      ? (tokens[at]?.text ?? '').split(',').map(Number)
      : [];
    const kinds = new Set(added.map((number) => kindsWithNumber(cellar, number).join()));
    const [only] = kindsWithNumber(cellar, added[0] ?? Number.NaN);
    const grows = [...numbers.slice(-1), ...added].every(
      (number, index, all) => number > (all[index - 1] ?? 0),
    );
    const isSame = kinds.size === 1 && only !== undefined && kinds.has(only) && only === (kind ?? only);
    if (!isSame || !grows || unitFollows(tokens, at)) break;
    numbers.push(...added);
    kind = only;
    next = at + 1;
    at = next;
    while (/^(,|y|and|&|\+)$/.test(tokens[at]?.text ?? '')) at += 1;
  }
  const isWhole = start === 0 && next === tokens.length;
  const isClear = follows === 'work' || isWhole || numbers.every((number) => number >= 100);
  // "de la 110", "a la 132": the barrel of that number.
  const isOne = hasCue(before, 'to', 'in', 'from') && before?.type === 'term' && /\bla$/.test(before.text);
  const isNamed = numbers.length > 1 || (isOne && (numbers[0] ?? 0) >= 100);
  return kind && isNamed && isClear ? made(scan, kind, numbers, next, true) : undefined;
}

/** What a list of bare numbers may follow and still name vessels: work on them, or a direction. */
function precedes(item: Item | undefined): 'work' | 'nothing' | undefined {
  if (verbOf(item) !== undefined || hasCue(item, 'to', 'in', 'from')) return 'work';
  const isMark = item?.type === 'word' && item.text === ':';
  return item === undefined || isMark || item.type === 'gap' || materialOf(item) !== undefined
    ? 'nothing'
    : undefined;
}
