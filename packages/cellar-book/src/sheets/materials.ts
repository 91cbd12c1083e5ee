import type { Book, MaterialKind } from '../book/book.ts';
import { isOf, isOutside, materialsOnHand } from '../book/uses.ts';
import type { FormLineName } from './form-lines.ts';

/** A line of Part IV with its entries; without a number where we haven't seen the form's. */
export interface MaterialLine {
  formLine?: string;
  name: string;
  amount: number;
  entries: string[];
}

/** Part IV: grapes and sugar in grams, juice and concentrate in milliliters. */
export interface Materials {
  grapes: MaterialLine[];
  juice: MaterialLine[];
  /** Dry sugar added to must or wine. */
  sugar: MaterialLine[];
  concentrate: MaterialLine[];
}

/** Part VII: liquid in fermenters, and must that nobody has measured by its weight. */
export interface InFermenters {
  ml: number;
  unmeasuredGrams: number;
  vessels: string[];
}

interface Part {
  entry: string;
  amount: number;
}

function line(place: { formLine: string; name: FormLineName }, parts: readonly Part[]): MaterialLine[] {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return amount === 0 ? [] : [{ ...place, amount, entries: [...new Set(parts.map(({ entry }) => entry))] }];
}

function linesOf(kind: MaterialKind, before: Book, book: Book, month: string): MaterialLine[] {
  const posted = book.postings.filter(
    (each) => each.on.startsWith(month) && isOutside(each) && isOf(kind, each),
  );
  const uses = book.uses.filter((use) => use.kind === kind && use.on.startsWith(month));
  const onHand = (name: FormLineName, amount: number, formLine?: string) =>
    amount === 0 ? [] : [{ ...(formLine && { formLine }), name, amount, entries: [] }];
  const negated = (parts: readonly Part[]) => parts.map(({ entry, amount }) => ({ entry, amount: -amount }));
  return [
    ...onHand('On hand beginning of period', materialsOnHand(before)[kind], 'IV 1'),
    ...line(
      { formLine: 'IV 2', name: 'Received' },
      posted.filter(({ amount }) => amount > 0),
    ),
    ...line({ formLine: 'IV 3', name: 'Juice produced' }, negated(uses.filter(({ amount }) => amount < 0))),
    ...line(
      { formLine: 'IV 5', name: 'Used in wine production' },
      uses.filter(({ amount }) => amount > 0),
    ),
    ...line(
      { formLine: 'IV 8', name: 'Removed or lost' },
      negated(posted.filter(({ amount }) => amount < 0)),
    ),
    ...onHand('On hand end of period', materialsOnHand(book)[kind]),
  ];
}

/**
 * Materials received and used in a month, as TTB F 5120.17 counts them in Part IV. Dry goods have no stock in the book:
 * of sugar and concentrate it knows what was used.
 *
 * @source TTB F 5120.17 (09/2025), Part IV; 27 CFR 24.315, 24.317.
 */
export function materials(before: Book, book: Book, month: string): Materials {
  const added = book.additions.filter(({ on }) => on.startsWith(month));
  const used = { formLine: 'IV 5', name: 'Used in wine production' } as const;
  const sugar = added.filter(
    ({ material, unit }) => /sugar|sucrose|dextrose/i.test(material) && unit === 'mg',
  );
  const concentrate = added.filter(({ material }) => /concentrate/i.test(material));
  return {
    grapes: linesOf('grapes', before, book, month),
    juice: linesOf('juice', before, book, month),
    sugar: line(
      used,
      sugar.map(({ entry, amount }) => ({ entry, amount: Math.round(amount / 1000) })),
    ),
    concentrate: line(
      used,
      concentrate.map(({ entry, ml }) => ({ entry, amount: ml })),
    ),
  };
}

/**
 * Must and fermenting wine at the end of a period.
 *
 * @param book through the last day of the period.
 * @source TTB F 5120.17 (09/2025), Part VII; 27 CFR 24.176(b).
 */
export function inFermenters(book: Book): InFermenters {
  const vessels = [...book.vessels.values()].filter(
    ({ stage }) => stage === 'must' || stage === 'fermenting',
  );
  return {
    ml: vessels.reduce((sum, { ml }) => sum + ml, 0),
    unmeasuredGrams: vessels.reduce((sum, { grams }) => sum + grams, 0),
    vessels: vessels.map(({ id }) => id),
  };
}
