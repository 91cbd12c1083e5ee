import { hasCue, type Item, isLocation, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import { sulfites } from '../vocabulary/materials.ts';
import type { VerbEntry } from '../vocabulary/verb-entry.ts';
import { isArticle } from './frame.ts';

/** Verbs of other work that tell of a dose beside what was given. */
export const settleDoses = (items: Item[]) => settleSulfite(settleEntry(settleSplit(settleDump(items))));

const addition: VerbEntry = { op: 'addition', en: {}, es: {} };
const asAddition = (item: Item & { type: 'term' }, past: boolean): Item => ({
  ...item,
  meanings: [{ is: 'verb', verb: addition, past }],
});

const dosed = new Set(['mass', 'pack', 'household']);

/** "dumped 250 g DAP in T6", "vaciamos 300 g de DAP en T6": what is thrown in is added. "dumped T6" empties it. */
function settleDump(items: Item[]): Item[] {
  const isDose = (item: Item) =>
    item.type === 'rate' || (item.type === 'quantity' && dosed.has(item.unit.dimension));
  const isDosed = items.some(isDose) && items.some(materialOf);
  return items.map((item, at) => {
    const verb = verbOf(item);
    if (item.type !== 'term' || !verb) return item;
    const after = items.slice(at + 1);
    const first = after.find((each) => isDose(each) || isLocation(each) || materialOf(each));
    const isDump = verb.op === 'dump' || verb.mode === 'drain';
    const isAdded = isDosed && isDump && first && !isLocation(first);
    return isAdded || (verb.op === 'dump' && isThrownIn(after)) ? asAddition(item, verb.past) : item;
  });
}

/** "split 400 g Fermaid O between T5 and T6": a dose in all. "split T9 to T13 and T14" is wine. */
function settleSplit(items: Item[]): Item[] {
  const isGiven = items.some(
    (item, at) =>
      (item.type === 'rate' || item.type === 'quantity') &&
      [items[at - 1], items[hasCue(items[at + 1], 'from', 'is') ? at + 2 : at + 1]].some(
        (near) => materialOf(near) !== undefined,
      ),
  );
  return items.map((item): Item => {
    const verb = verbOf(item);
    return item.type === 'term' && verb?.op === 'split' && isGiven ? asAddition(item, verb.past) : item;
  });
}

/** "entró la levadura al T14": yeast and materials are added where they come in; fruit is received. */
function settleEntry(items: Item[]): Item[] {
  const isAdded =
    items.some(isLocation) && items.some((item) => hasCue(item, 'yeast', 'bacteria') || materialOf(item));
  return items.map((item) =>
    isAdded && item.type === 'term' && /\bentr/.test(item.text) && verbOf(item)?.op === 'receive_fruit'
      ? asAddition(item, true)
      : item,
  );
}

/** "topped up the so2 in T9" doses it; "topped T9 with 30 g kmbs" may also fill it. */
function settleSulfite(items: Item[]): Item[] {
  const hasSource = items.filter(({ type }) => type === 'vessels').length > 1;
  if (hasSource) return items;
  return items.map((item, at) => {
    const next = items[isArticle(items[at + 1]) ? at + 2 : at + 1];
    const isSulfite = sulfites.includes(materialOf(next) ?? '') || kindOf(next) === 'free_so2';
    return item.type === 'term' && verbOf(item)?.op === 'top' && isSulfite
      ? asAddition(item, verbOf(item)?.past === true)
      : item;
  });
}

/** "chucked in the usual" */
const isThrownIn = ([joint, next]: Item[]) =>
  joint?.type === 'term' && joint.text === 'in' && next !== undefined && !isLocation(next);
