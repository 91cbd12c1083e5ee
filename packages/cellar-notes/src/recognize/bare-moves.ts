import { kindsWithNumber } from './cellar.ts';
import { type Item, verbOf } from './items.ts';
import { unitFollows, type VesselScan } from './vessel-elements.ts';
import type { VesselsAt } from './vessels.ts';
import { volumeOf } from './volumes.ts';

const isArticle = (text: string | undefined) =>
  ['the', 'from', 'tank', 'el', 'la', 'del', 'de', '#'].includes(text ?? '');
const isTo = (text: string | undefined) => ['to', 'into', '>', 'al', 'a'].includes(text ?? '');
const moved = new Set(['rack', 'move', 'drain', 'rack_and_return']);

/** "racked 10 into 13", "pasé el 10 al 13": numbers of vessels after a word for a move. Fruit alone is in bins. */
export function bareMoveAt(
  { tokens, cellar }: VesselScan,
  start: number,
  items: readonly Item[],
): VesselsAt | undefined {
  const isNumber = (at: number) => /^\d{1,3}$/.test(tokens[at]?.text ?? '') && !unitFollows(tokens, at);
  const listed = [start];
  while (/^(and|y|&|\+)$/.test(tokens[(listed.at(-1) ?? start) + 1]?.text ?? ''))
    listed.push((listed.at(-1) ?? start) + 2);
  const next = (listed.at(-1) ?? start) + 1;
  if (!listed.every(isNumber) || !isTo(tokens[next]?.text)) return undefined;
  // "moved 20 gal 9 to 14"
  const before = items.findLast(
    (item) => !(item.type === 'term' && isArticle(item.text)) && volumeOf(item) === undefined,
  );
  const verb = verbOf(before);
  if (verb?.op !== 'filter' && !(verb?.op === 'transfer' && moved.has(verb.mode ?? ''))) return undefined;
  const end = isArticle(tokens[next + 1]?.text) ? next + 2 : next + 1;
  if (!isNumber(end)) return undefined;
  const vesselAt = (at: number) => {
    const [kind, ...others] = kindsWithNumber(cellar, Number(tokens[at]?.text)).filter(
      (each) => each !== 'bin',
    );
    const id = others.length === 0 && kind && cellar.byNumber.get(`${kind} ${Number(tokens[at]?.text)}`);
    return id ? { ids: [id], unknown: [] } : { ids: [], unknown: [tokens[at]?.text ?? ''] };
  };
  const from = listed.map(vesselAt);
  return {
    ...{ ids: from.flatMap(({ ids }) => ids), unknown: from.flatMap(({ unknown }) => unknown), next },
    onward: { ...vesselAt(end), from: next, next: end + 1 },
  };
}
