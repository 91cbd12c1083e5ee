import { hasCue, type Item, isLocation, isNumeric } from '../recognize/items.ts';
import type { Clause } from './clauses.ts';
import { convertItem, type ReadingItem } from './convert.ts';
import { replaceItems } from './replace-items.ts';

type NumberItem = Extract<Item, { type: 'number' }>;

/** "now 3.58": has the kind of the only recent reading it could replace. */
export function claimNow(clause: Clause, last: ReadingItem[], previous: Clause | undefined): void {
  clause.items.forEach((item, index) => {
    if (!hasCue(item, 'now')) return;
    const next = clause.items[index + 1];
    if (next?.type === 'reading') {
      next.now = true;
      return;
    }
    if (next?.type !== 'number') return;
    const before = [...clause.items.slice(0, index).filter((each) => each.type === 'reading'), ...last];
    claimAs(clause, next, before);
  });
  claimToday(clause, last, previous);
}

/** "9.2 brix yesterday, 7.6 now": after a reading with its day, a number with a word for another. */
function claimToday(clause: Clause, last: ReadingItem[], previous: Clause | undefined): void {
  const { items } = clause;
  const [number, ...numbers] = items.filter(isNumeric);
  const [moment, ...moments] = items.filter((item) => item.type === 'day' || isNow(item));
  const isDated = previous?.items.some(({ type }) => type === 'day') && previous.sentence === clause.sentence;
  const isPlain = items.every(
    (item) => item === number || item === moment || hasCue(item, 'is', 'in', 'now'),
  );
  if (number?.type !== 'number' || numbers.length > 0 || !moment || moments.length > 0) return;
  if (!isDated || !isPlain || items.some(isLocation)) return;
  claimAs(clause, number, last, moment.type === 'day' ? undefined : 'today');
}

const isNow = (item: Item) => item.type === 'term' && /^(now|ahora|right now)$/.test(item.text);

function claimAs(clause: Clause, number: NumberItem, before: readonly ReadingItem[], day?: 'today'): void {
  const near = before.filter(
    (each) =>
      convertItem(each.kind, number).problem === undefined &&
      Math.abs(each.value - number.value) <= Math.max(8, Math.abs(each.value) * 0.3),
  );
  const [only, ...others] = near;
  if (!only || others.length > 0) return;
  const reading = { ...convertItem(only.kind, number), now: true, ...(day ? { day } : {}) };
  replaceItems(clause, clause.items.indexOf(number), 1, reading);
}
