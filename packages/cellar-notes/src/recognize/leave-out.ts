import type { Item } from './items.ts';
import type { Scanned } from './scan.ts';

/** The message without some of its items. Their tokens become marks, so that all others stay where they are. */
export function leaveOut(scanned: Scanned, items: Item[], left: ReadonlySet<Item>): Scanned {
  const tokens = [...scanned.tokens];
  for (const { from, next } of left)
    for (let at = from; at < next; at += 1) {
      const token = tokens[at];
      if (token) tokens[at] = { ...token, kind: 'mark', text: ',' };
    }
  return { ...scanned, items: items.filter((item) => !left.has(item)), tokens };
}
