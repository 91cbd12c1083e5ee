import type { Book, ClassVolume, Conversion, ConversionKind, Posting } from '../book/book.ts';
import { isGuessed, taxClassIn } from '../book/tax-class.ts';
import { type FormLine, FormLines, type Place } from './form-lines.ts';

/** Part I, Section A: lines 1 to 12 come to the same total by class as lines 13 to 32. */
export interface BulkWine {
  lines: FormLine[];
  /**
   * Lots whose alcohol is not wholly on record, in vessels or bottles: counted by the part that is known, otherwise as not
   * over 16 % vol.
   */
  withoutAlcohol: string[];
}

/** What a conversion used, and what it produced. */
const conversions: Record<ConversionKind, { used: Place; produced: Place }> = {
  fermentation: { used: ['', ''], produced: ['A2', 'Produced by fermentation'] },
  sweetening: { used: ['A18', 'Used for sweetening'], produced: ['A3', 'Produced by sweetening'] },
  spirits: {
    used: ['A19', 'Used for addition of wine spirits'],
    produced: ['A4', 'Produced by addition of wine spirits'],
  },
  blending: { used: ['A20', 'Used for blending'], produced: ['A5', 'Produced by blending'] },
  amelioration: { used: ['A21', 'Used for amelioration'], produced: ['A6', 'Produced by amelioration'] },
  'other material': {
    used: ['A24', 'Used with other materials'],
    produced: ['A10', 'Produced with other materials'],
  },
  analysis: {
    used: ['A24', 'To another class by analysis'],
    produced: ['A10', 'From another class by analysis'],
  },
  must: { used: ['A24', 'Put into juice or must'], produced: ['', ''] },
};

const removals: readonly (readonly [RegExp, Place])[] = [
  [/bond/i, ['A15', 'Transferred in bond']],
  [/distill/i, ['A16', 'Removed for distilling material']],
  [/vinegar/i, ['A17', 'Removed to vinegar plant']],
  [/test|sample|\blab\b|analysis/i, ['A23', 'Used for testing']],
];

/** The line of wine that came in or went out. */
function placeOf({ account, inventory, reason = '' }: Posting): Place | undefined {
  switch (account) {
    case 'opening':
      return ['A10', 'Opening balance of the records'];
    case 'received':
      return ['A7', 'Received in bond'];
    case 'found':
    case 'gained':
      return inventory ? ['A9', 'Inventory gains'] : ['A10', 'Found beyond the records'];
    case 'unbottled':
      return ['A8', 'Bottled wine dumped to bulk'];
    case 'bottled':
      return ['A13', 'Bottled'];
    case 'removed':
      return removals.find(([called]) => called.test(reason))?.[1] ?? ['A14', 'Removed taxpaid'];
    case 'lost':
      return inventory ? ['A30', 'Inventory losses'] : ['A29', `Lost: ${reason || 'unexplained'}`];
    default:
      return undefined;
  }
}

function onHand(book: Book): ClassVolume[] {
  return [...book.vessels.values()].map((vessel) => ({ taxClass: taxClassIn(book, vessel), ml: vessel.ml }));
}

function addConversion(lines: FormLines, { by, used, produced, entry }: Conversion): void {
  lines.add(conversions[by].used, used, entry);
  lines.add(conversions[by].produced, [produced], entry);
}

/**
 * The bulk wine of a month as TTB F 5120.17 counts it, Part I, Section A: wine only, by tax class. Juice and must appear
 * once they are wine (line 2). Wine that changes by sweetening, blending of classes, or amelioration stands in full on
 * both of its lines. Gains are line 9 only if an inventory found them; lines without a printed name (10 and 24)
 * carry the rest with its name.
 *
 * @param before the book through the last day before the month.
 * @param book the book through the last day of the month.
 * @param month as `2025-09`.
 * @source TTB F 5120.17 (09/2025); 27 CFR 24.301.
 */
export function bulkWine(before: Book, book: Book, month: string): BulkWine {
  const lines = new FormLines();
  lines.add(['A1', 'On hand beginning of period'], onHand(before));
  for (const posting of book.postings) {
    const { on, amount, taxClass, entry } = posting;
    const place = on.startsWith(month) ? placeOf(posting) : undefined;
    if (place) lines.add(place, [{ taxClass, ml: Math.abs(amount) }], entry);
  }
  for (const conversion of book.conversions)
    if (conversion.on.startsWith(month)) addConversion(lines, conversion);
  lines.add(['A31', 'On hand end of period'], onHand(book));
  return { lines: lines.section('A12', 'A32'), withoutAlcohol: lotsWithoutAlcohol(before, book, month) };
}

/** Wine that was in a vessel at either end of the month, came or went in it, or was in bottles. */
function lotsWithoutAlcohol(before: Book, book: Book, month: string): string[] {
  const vessels = [before, book].flatMap((then) =>
    [...then.vessels.values()]
      .filter((vessel) => isGuessed(taxClassIn(then, vessel), vessel.contents.ml))
      .flatMap(({ lot }) => lot ?? []),
  );
  const moved = book.postings
    .filter(
      (posting) => posting.withoutAlcohol && placeOf(posting) !== undefined && posting.on.startsWith(month),
    )
    .map(({ lot }) => lot);
  const bottled = book.bottlePostings
    .filter(({ bottling }) => isGuessed(bottling.taxClass, bottling.contents))
    .filter(
      ({ on, bottling }) => on.startsWith(month) || [...bottling.onHand.values()].some((count) => count > 0),
    )
    .map(({ bottling }) => bottling.lot);
  return [...new Set([...vessels, ...moved, ...bottled])].sort();
}
