import type { Item } from '../recognize/items.ts';
import type { Clause } from './clauses.ts';
import type { ReadingItem } from './convert.ts';

export function replaceItems(
  clause: Clause,
  from: number,
  count: number,
  reading: Omit<ReadingItem, 'from' | 'next' | 'type'>,
) {
  const span = clause.items.slice(from, from + count);
  clause.items.splice(from, count, {
    type: 'reading',
    ...reading,
    from: Math.min(...span.map((item) => item.from)),
    next: Math.max(...span.map((item) => item.next)),
  });
}

export function spendItem(item: Item | undefined) {
  if (item?.type === 'term') item.meanings = [{ is: 'plain' }];
}
