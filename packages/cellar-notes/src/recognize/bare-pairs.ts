import { type Cellar, kindsWithNumber } from './cellar.ts';
import { type Item, isNumeric } from './items.ts';

/**
 * "free SO2 bbl 101 26, 104 23, 108 29": after a vessel and its value, a number from 100 on that only one kind of vessel has
 * is another one, if a value follows.
 */
export function namePairs(items: readonly Item[], cellar: Cellar): Item[] {
  const named = [...items];
  for (const [at, item] of named.entries()) {
    const [vessel, value, gap, , other] = named.slice(Math.max(0, at - 3));
    if (at < 3 || item.type !== 'number' || vessel?.type !== 'vessels' || !isEnd(named[at + 2])) continue;
    const isApart = gap?.type === 'gap' && gap.mark !== 'slash' && gap.mark !== 'dash';
    const [kind, ...kinds] = kindsWithNumber(cellar, item.value);
    const id = kinds.length === 0 && kind ? cellar.byNumber.get(`${kind} ${item.value}`) : undefined;
    const [last = ''] = vessel.ids.slice(-1);
    const isSame = kind !== undefined && cellar.vessels.get(last)?.kind === kind;
    const isValue = value !== undefined && isNumeric(value) && value.type === other?.type;
    const isSmall = !(other?.type === 'number' && other.value >= 100);
    if (isApart && id && isSame && isValue && isSmall && /^\d{3,4}$/.test(item.raw) && id > last) {
      const { from, next } = item;
      named[at] = { type: 'vessels', ids: [id], unknown: [], from, next };
    }
  }
  return named;
}

const isEnd = (item: Item | undefined) => item === undefined || item.type === 'gap';
