import type { Book, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { padPrefix } from '@orbit-vine/cellar-book/book/ledger.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';

/** Vessels shown as one: those of a kind that hold one lot. */
export interface CellarGroup {
  lot: string;
  vessels: Vessel[];
}

const isFull = ({ id, lot }: Vessel) => lot !== undefined && !id.startsWith(padPrefix);

/** Many vessels of a lot, mostly barrels, are one group; others stand alone. A vessel out of use is shown while it holds wine. */
export function cellarGroups(book: Book, setup: Setup): { groups: CellarGroup[]; empty: Vessel[] } {
  const retired = new Set(setup.vessels.flatMap(({ name, retired: is }) => (is ? [name] : [])));
  const all = [...book.vessels.values()];
  const byLot = Map.groupBy(all.filter(isFull), ({ lot, kind }) => `${kind} ${lot}`);
  const groups = [...byLot.values()].flatMap((vessels): CellarGroup[] => {
    const lot = vessels[0]?.lot ?? '';
    return vessels.length > 2 ? [{ lot, vessels }] : vessels.map((vessel) => ({ lot, vessels: [vessel] }));
  });
  const empty = all.filter(
    (vessel) => !isFull(vessel) && vessel.kind !== undefined && !retired.has(vessel.id),
  );
  return { groups, empty };
}
