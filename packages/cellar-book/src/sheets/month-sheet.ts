import type { Account, Book, Posting } from '../book/book.ts';
import { bottledWine } from './bottled-wine.ts';
import { type BulkWine, bulkWine } from './bulk-wine.ts';
import type { FormLine } from './form-lines.ts';
import { type InFermenters, inFermenters, type Materials, materials } from './materials.ts';

/** One sum of a month with its entries. */
export interface MonthLine {
  name: string;
  /** The line of TTB F 5120.17, where the sum is that line. */
  formLine?: string;
  ml: number;
  entries: string[];
}

export interface MonthSheet {
  /** What the form counts, up to `inFermenters`. The other sums include juice and must. */
  bulkWine: BulkWine;
  bottledWine: FormLine[];
  materials: Materials;
  inFermenters: InFermenters;
  startMl: number;
  lines: MonthLine[];
  endMl: number;
  /** Wine declared finished fermenting, which the form counts as produced. */
  produced: MonthLine;
  fruitGrams: number;
  fruitEntries: string[];
}

interface Sum {
  account: Account;
  name: string;
  /** Only postings of an inventory, or only others. */
  inventory?: boolean;
}

const sums = [
  { account: 'opening', name: 'Opening balances' },
  { account: 'received', name: 'Received in bulk' },
  { account: 'made', name: 'Made from fruit' },
  { account: 'added', name: 'Added materials' },
  { account: 'found', name: 'Found beyond the records', inventory: false },
  { account: 'gained', name: 'Gained by measuring', inventory: false },
  { account: 'found', name: 'Found at inventory', inventory: true },
  { account: 'gained', name: 'Gained at inventory', inventory: true },
  { account: 'unbottled', name: 'Dumped from bottles' },
  { account: 'bottled', name: 'Bottled' },
  { account: 'removed', name: 'Removed in bulk' },
  { account: 'lost', name: 'Lost', inventory: false },
  { account: 'lost', name: 'Lost at inventory', inventory: true },
] as const satisfies readonly Sum[];

export type SumName = (typeof sums)[number]['name'];

const onHand = (book: Book) => [...book.lots.values()].reduce((total, { ml }) => total + ml, 0);

function belongs({ account, inventory }: Sum, line: Posting): boolean {
  if (line.account !== account || line.measure !== 'ml') return false;
  return inventory === undefined || inventory === (line.inventory ?? false);
}

/**
 * A month's sums for filling in the form: on hand, in, out, on hand.
 *
 * @param before the book through the last day before the month.
 * @param book the book through the last day of the month.
 * @param month as `2025-09`.
 */
export function monthSheet(before: Book, book: Book, month: string): MonthSheet {
  const inMonth = book.postings.filter(({ on }) => on.startsWith(month));
  const lines = sums.map((sum): MonthLine => {
    const own = inMonth.filter((line) => belongs(sum, line));
    return {
      name: sum.name,
      ml: own.reduce((total, { amount }) => total + amount, 0),
      entries: [...new Set(own.map(({ entry }) => entry))],
    };
  });
  const finished = book.conversions.filter(({ by, on }) => by === 'fermentation' && on.startsWith(month));
  const fruit = inMonth.filter(({ account, measure }) => account === 'received' && measure === 'grams');
  return {
    bulkWine: bulkWine(before, book, month),
    bottledWine: bottledWine(book, month),
    materials: materials(before, book, month),
    inFermenters: inFermenters(book),
    startMl: onHand(before),
    lines: lines.filter(({ entries }) => entries.length > 0),
    endMl: onHand(book),
    produced: {
      name: 'Produced by fermentation',
      formLine: 'A2',
      ml: finished.reduce((sum, { produced }) => sum + produced.ml, 0),
      entries: [...new Set(finished.map(({ entry }) => entry))],
    },
    fruitGrams: fruit.reduce((sum, { amount }) => sum + amount, 0),
    fruitEntries: [...new Set(fruit.map(({ entry }) => entry))],
  };
}

/** The previous month's last day. */
export function dayBefore(month: string): string {
  return new Date(Date.parse(`${month}-01T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
