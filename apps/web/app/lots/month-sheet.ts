import type { Account, Book } from '@orbit-vine/cellar-book/book/book.ts';

/** One sum of a month with the entries that it is made of. */
export interface MonthLine {
  name: string;
  /** Where the amount goes on TTB F 5120.17, as far as it follows from the book. */
  formLine?: string;
  ml: number;
  entries: string[];
}

export interface MonthSheet {
  startMl: number;
  lines: MonthLine[];
  endMl: number;
  /** Wine whose fermentation was declared finished, which the form counts as produced. */
  produced: MonthLine;
  fruitGrams: number;
  fruitEntries: string[];
}

const accounts: [account: Account, name: string, formLine?: string][] = [
  ['opening', 'Opening balances'],
  ['received', 'Received in bulk', 'A7'],
  ['made', 'Made from fruit'],
  ['added', 'Added materials'],
  ['found', 'Found beyond the book', 'A9'],
  ['gained', 'Gained by measuring', 'A9'],
  ['bottled', 'Bottled', 'A13, B2'],
  ['removed', 'Removed in bulk', 'A14, A15'],
  ['lost', 'Lost', 'A29, A30'],
];

const onHand = (book: Book) => [...book.lots.values()].reduce((sum, { ml }) => sum + ml, 0);

/**
 * The sums of a month for whoever fills in the form: what was there, what came, what went, what is there.
 *
 * @param before the book through the last day before the month.
 * @param book the book through the last day of the month.
 * @param month as `2025-09`.
 */
export function monthSheet(before: Book, book: Book, month: string): MonthSheet {
  const inMonth = book.postings.filter(({ on }) => on.startsWith(month));
  const lines = accounts.map(([account, name, formLine]): MonthLine => {
    const own = inMonth.filter((posting) => posting.account === account && posting.measure === 'ml');
    return {
      name,
      ...(formLine ? { formLine } : {}),
      ml: own.reduce((sum, { amount }) => sum + amount, 0),
      entries: [...new Set(own.map(({ entry }) => entry))],
    };
  });
  const finished = book.productions.filter(({ on }) => on.startsWith(month));
  const fruit = inMonth.filter(({ account, measure }) => account === 'received' && measure === 'grams');
  return {
    startMl: onHand(before),
    lines: lines.filter(({ entries }) => entries.length > 0),
    endMl: onHand(book),
    produced: {
      name: 'Produced by fermentation',
      formLine: 'A2',
      ml: finished.reduce((sum, { ml }) => sum + ml, 0),
      entries: finished.map(({ entry }) => entry),
    },
    fruitGrams: fruit.reduce((sum, { amount }) => sum + amount, 0),
    fruitEntries: [...new Set(fruit.map(({ entry }) => entry))],
  };
}

/** The month before, as `2025-08`, and its last day. */
export function dayBefore(month: string): string {
  return new Date(Date.parse(`${month}-01T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
