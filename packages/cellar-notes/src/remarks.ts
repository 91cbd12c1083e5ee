import { hasCue, type Item, isLocation, isNumeric, materialOf, verbOf } from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import type { CellarRecord } from './schema/reading.ts';

/** A denied verb has lost its meaning as work. */
export function isDeniedVerb(item: Item | undefined, { tokens, lexicon }: Scanned): boolean {
  return (
    item?.type === 'term' &&
    lexicon.phraseAt(tokens, item.from, (meaning) => meaning.is === 'verb') !== undefined
  );
}

/** "destemmed BIN1 to T4, no crush", "racked T1 to T2, didn't sulfite": the end denies other work. */
export function withoutDeniedEnd(scanned: Scanned): Scanned {
  const { items } = scanned;
  const at = items.findLastIndex((item) => hasCue(item, 'not'));
  const [before, after] = [items.slice(0, Math.max(0, at)), items.slice(at + 1)];
  const isPlain = ({ type }: Item) => type === 'term' || type === 'word';
  const isEnd =
    before.some((item) => verbOf(item)?.past) &&
    after.some((item) => isDeniedVerb(item, scanned)) &&
    after.every(isPlain);
  const from = items[at]?.from;
  return isEnd && from !== undefined
    ? { ...scanned, items: before, tokens: scanned.tokens.slice(0, from) }
    : scanned;
}

/**
 * "No SO2 at the crusher. Crushed bins 4-6", "spilled 3 gal D2, the cap wasn't on": a sentence that denies other work,
 * and a loss's cause, leave no doubt about the work.
 */
export function withoutRemarks(scanned: Scanned, records: readonly CellarRecord[]): Scanned {
  const { items } = scanned;
  const isLost = records.every(({ op }) => op === 'loss' || op === 'dump' || op === 'note');
  const marks = isLost ? ['stop', 'comma'] : ['stop'];
  const parts: Item[][] = [[]];
  for (const item of items) {
    parts.at(-1)?.push(item);
    if (item.type === 'gap' && marks.includes(item.mark)) parts.push([]);
  }
  const isFact = (item: Item) => isNumeric(item) || isLocation(item);
  const isRemark = (part: Item[]) => {
    if (part.some(isFact)) return false;
    const isOther =
      hasCue(part[0], 'not') && part.some((item) => materialOf(item) ?? isDeniedVerb(item, scanned));
    const isCause =
      isLost && part.length > 2 && !part.some((item) => verbOf(item) || isDeniedVerb(item, scanned));
    return isOther || isCause;
  };
  const kept = parts.filter((part) => !isRemark(part)).flat();
  if (kept.length === items.length || !kept.some(isFact)) return scanned;
  return {
    ...scanned,
    items: kept,
    tokens: kept.flatMap(({ from, next }) => scanned.tokens.slice(from, next)),
  };
}
