import type { Merge } from './stored.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two versions of a list by its records. A record that only one tab added, changed, or removed follows that tab;
 * `both` merges a record that both changed (by default, this tab's version wins).
 */
export function mergeRecords<Item>(
  idOf: (item: Item) => string,
  both: (mine: Item, theirs: Item) => Item = (mine) => mine,
): Merge<readonly Item[]> {
  const byId = (items: readonly Item[]) => new Map(items.map((item) => [idOf(item), item]));
  return (base, mine, theirs) => {
    const [before, own, merged] = [byId(base), byId(mine), byId(theirs)];
    for (const [id, item] of own) {
      if (isSame(item, before.get(id))) continue;
      const other = merged.get(id);
      merged.set(id, other === undefined || isSame(other, before.get(id)) ? item : both(item, other));
    }
    for (const [id, item] of before) if (!own.has(id) && isSame(item, merged.get(id))) merged.delete(id);
    return [...merged.values()];
  };
}
