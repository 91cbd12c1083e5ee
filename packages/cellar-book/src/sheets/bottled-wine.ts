import { type Book, type BottleAccount, type BottlePosting, taxClasses } from '../book/book.ts';
import { type FormLine, FormLines, type Place } from './form-lines.ts';

const places: Record<Exclude<BottleAccount, 'counted'>, Place> = {
  bottled: ['B2', 'Bottled'],
  received: ['B3', 'Received in bond'],
  returned: ['B4', 'Taxpaid wine returned to bond'],
  opening: ['B6', 'Opening balance of the records'],
  found: ['B6', 'Found beyond the records'],
  taxpaid: ['B8', 'Removed taxpaid'],
  in_bond: ['B9', 'Transferred in bond'],
  dumped_to_bulk: ['B10', 'Dumped to bulk'],
  tasting: ['B11', 'Used for tasting'],
  export: ['B12', 'Removed for export'],
  family_use: ['B13', 'Removed for family use'],
  testing: ['B14', 'Used for testing'],
  destroyed: ['B15', 'Destroyed'],
  breakage: ['B18', 'Breakage'],
};

function placeOf({ account, count }: BottlePosting): Place {
  if (account !== 'counted') return places[account];
  return count > 0 ? ['B5', 'Inventory gains'] : ['B19', 'Inventory shortage'];
}

/**
 * The bottled wine of a month as TTB F 5120.17 counts it, Part I, Section B, by the tax class that the wine was bottled
 * in. Line 2 is line 13 of Section A. Lines without a printed name (5, 6, and 15) carry the rest with its name.
 *
 * @param book through the last day of the month at least.
 * @param month as `2025-09`.
 * @source TTB F 5120.17 (09/2025); 27 CFR 24.308, 24.310, 24.313.
 */
export function bottledWine(book: Book, month: string): FormLine[] {
  const lines = new FormLines();
  const volumeOf = ({ bottling, sizeMl, count }: BottlePosting) => ({
    taxClass: bottling.taxClass,
    ml: sizeMl * count,
  });
  const onHand = (counts: (on: string) => boolean) =>
    taxClasses.map((taxClass) => {
      const own = book.bottlePostings.filter(
        (each) => each.bottling.taxClass === taxClass && counts(each.on),
      );
      return { taxClass, ml: own.reduce((sum, each) => sum + volumeOf(each).ml, 0) };
    });
  lines.add(
    ['B1', 'On hand beginning of period'],
    onHand((on) => on.slice(0, 7) < month),
  );
  for (const posting of book.bottlePostings) {
    if (!posting.on.startsWith(month)) continue;
    const { taxClass, ml } = volumeOf(posting);
    lines.add(placeOf(posting), [{ taxClass, ml: Math.abs(ml) }], posting.entry);
  }
  lines.add(
    ['B20', 'On hand end of period'],
    onHand((on) => on.slice(0, 7) <= month),
  );
  return lines.section('B7', 'B21');
}
