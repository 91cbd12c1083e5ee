import type { Book, Measure, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { padPrefix } from '@orbit-vine/cellar-book/book/ledger.ts';
import type { WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { readAmount, showAmount, toGrams, toMl, type VolumeUnit } from '../book/amounts.ts';

/** What somebody measured in a vessel, beside what the book said as they did. */
export interface Measured {
  amount: number;
  book: number;
  reason?: string;
}

/** An inventory that is not in the book yet; its id is the key by which a repeat stays one entry. */
export interface InventoryDraft {
  id: string;
  day: string;
  measured: Record<string, Measured>;
  /** Signed off, and on its way: as it goes into the book. */
  signed?: { workedOn: string; workedAt?: string; work: WorkOf<'gauge'> };
  /** Why the server did not take it. */
  refused?: string;
}

/** One vessel of an inventory: what the book says, what was measured, and how they differ. */
export interface InventoryLine {
  vessel: string;
  lot?: string;
  measure: Measure;
  book: number;
  measured?: number;
  difference?: number;
  reason?: string;
  /** What the book said when it was measured, if it says something else by now. */
  bookThen?: number;
}

const measureOf = ({ ml, grams }: Vessel): Measure => (grams > 0 && ml === 0 ? 'grams' : 'ml');

/** The vessels in the order of the set-up: those that hold something, then the empty ones. */
export function inventoryLines(book: Book, setup: Setup, draft: InventoryDraft | undefined): InventoryLine[] {
  const names = setup.vessels.filter(({ retired }) => !retired).map(({ name }) => name);
  const known = new Set(names);
  const others = [...book.vessels.values()].filter(
    ({ id, lot }) => lot !== undefined && !known.has(id) && !id.startsWith(padPrefix),
  );
  const vessels = [...names.flatMap((name) => book.vessels.get(name) ?? []), ...others];
  const lines = vessels.map((vessel) => lineOf(vessel, draft?.measured[vessel.id]));
  return [...lines.filter(({ lot }) => lot !== undefined), ...lines.filter(({ lot }) => lot === undefined)];
}

function lineOf(vessel: Vessel, measured: Measured | undefined): InventoryLine {
  const { id, lot } = vessel;
  const measure = measureOf(vessel);
  const book = vessel[measure];
  const line = { vessel: id, ...(lot === undefined ? {} : { lot }), measure, book };
  if (!measured) return line;
  const { amount, reason, book: bookThen } = measured;
  return {
    ...line,
    measured: amount,
    difference: amount - book,
    ...(reason === undefined ? {} : { reason }),
    ...(bookThen === book ? {} : { bookThen }),
  };
}

/**
 * What was written into the field of a vessel, in the unit of the winery. What reads like the book is what the book says: nobody
 * measures to the milliliter.
 */
export function readMeasured(
  written: string,
  { measure, book }: Pick<InventoryLine, 'measure' | 'book'>,
  unit: VolumeUnit,
): number | undefined {
  const value = readAmount(written);
  if (value === undefined) return undefined;
  const amount = measure === 'ml' ? toMl(value, unit) : toGrams(value, unit);
  return showAmount(measure, amount, unit) === showAmount(measure, book, unit) ? book : amount;
}

/** All that was measured as one entry of the book, which the fold takes for gains and losses. */
export function inventoryWork(lines: readonly InventoryLine[]): WorkOf<'gauge'> {
  const levels = lines.flatMap(({ vessel, measure, measured, difference, reason }) =>
    measured === undefined
      ? []
      : [{ vessel, [measure]: measured, ...(difference !== 0 && reason !== undefined ? { reason } : {}) }],
  );
  return { op: 'gauge', inventory: true, levels };
}
