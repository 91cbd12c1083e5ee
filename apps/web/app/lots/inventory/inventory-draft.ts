import type { Book, Measure, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { measureOf } from '@orbit-vine/cellar-book/book/contents.ts';
import { padPrefix } from '@orbit-vine/cellar-book/book/ledger.ts';
import type { WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { readAmount, showAmount, toGrams, toMl, type VolumeUnit } from '../book/amounts.ts';

/** A measurement of a vessel, and the book's amount at the time. */
export interface Measured {
  amount: number;
  book: number;
  reason?: string;
}

/** An unsigned inventory. Its id is the idempotency key of the entry. */
export interface InventoryDraft {
  id: string;
  day: string;
  measured: Record<string, Measured>;
  /** Set once signed off: the entry to send. */
  signed?: { workedOn: string; workedAt?: string; work: WorkOf<'gauge'> };
  refused?: string;
}

export interface InventoryLine {
  vessel: string;
  lot?: string;
  measure: Measure;
  book: number;
  measured?: number;
  difference?: number;
  reason?: string;
  /** The book's amount when the vessel was measured, if it differs now. */
  bookThen?: number;
}

/** In the order of the set-up: vessels with contents first, then the empty ones. */
export function inventoryLines(book: Book, setup: Setup, draft: InventoryDraft | undefined): InventoryLine[] {
  const names = setup.vessels.filter(({ retired }) => !retired).map(({ name }) => name);
  const named = new Set(names);
  const others = [...book.vessels.values()].filter(
    ({ id, lot }) => lot !== undefined && !named.has(id) && !id.startsWith(padPrefix),
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
 * Parses a measurement in the winery's unit. A value that displays like the book's amount counts as the book's amount,
 * since nobody measures to the milliliter.
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

/** The whole inventory as one entry, which the book folds into gains and losses. */
export function inventoryWork(lines: readonly InventoryLine[]): WorkOf<'gauge'> {
  const levels = lines.flatMap(({ vessel, measure, measured, difference, reason }) =>
    measured === undefined
      ? []
      : [{ vessel, [measure]: measured, ...(difference !== 0 && reason !== undefined ? { reason } : {}) }],
  );
  return { op: 'gauge', inventory: true, levels };
}
