import { parseDecimal } from '../../calculator/form/decimal.ts';

export interface TableDay {
  /** Year, month, and day as one number that sorts: 20260401. */
  readonly date: number;
  readonly maximum: number;
  readonly minimum: number;
}

/** The order in dates such as 4/1/2026. */
type DayOrder = 'monthFirst' | 'dayFirst';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateOf(year: number, month: number, day: number): number | undefined {
  const full = year < 100 ? 2000 + year : year;
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= 31 && full >= 1700 && full <= 2200;
  return valid ? full * 10_000 + month * 100 + day : undefined;
}

/**
 * The date of a cell: 2026-04-01, 20260401, 4/1/2026, 1.4.2026, 1-4-26, "Apr 1, 2026", "1 April 2026", each with or without
 * a time behind it. Points put the day first; slashes and dashes go by the order of the table.
 */
export function readDate(cell: string, order: DayOrder): number | undefined {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D|$)/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const small = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:\D|$)/.exec(text);
  if (small) {
    const [first, second] = [Number(small[1]), Number(small[3])];
    const dayFirst = small[2] === '.' || order === 'dayFirst';
    return dateOf(Number(small[4]), dayFirst ? second : first, dayFirst ? first : second);
  }
  const named = /^(?:(\d{1,2})[\s.-]*)?([a-z]{3})[a-z]*\.?[\s-]*(?:(\d{1,2}),?[\s-]+)?(\d{4})/i.exec(text);
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? '') + 1;
  return named ? dateOf(Number(named[4]), month, Number(named[1] ?? named[3])) : undefined;
}

/**
 * Dates with slashes or dashes are read month first, as in the United States, unless one begins with a number above 12.
 */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
  for (const cell of cells) {
    const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})(?:\D|$)/.exec(cell.trim()) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
  }
  return 'monthFirst';
}

export function cellsOf(line: string): readonly string[] {
  const separator =
    ['\t', ';', ','].find((mark) => line.replace(/"[^"]*"/g, '').includes(mark)) ?? /\s{2,}|\s(?=-?\d)/;
  const quoted: string[] = [];
  const bare = line.replace(/"((?:[^"]|"")*)"/g, (_, text: string) => `\ue000${quoted.push(text) - 1}\ue000`);
  return bare
    .trim()
    .split(separator)
    .map((cell) => cell.trim().replace(/\ue000(\d+)\ue000/g, (_, index) => quoted[Number(index)] ?? ''));
}

export interface Columns {
  readonly date: number;
  readonly maximum: number;
  readonly minimum: number;
}

const isMaximum = /max|high|hoch|höch/i;
const isMinimum = /min|low|tief/i;

/** Without headings, the columns are the date and the first two numbers, of which the larger ones are the maxima. */
export function columnsOf(lines: readonly (readonly string[])[], order: DayOrder): Columns | undefined {
  const [heading = []] = lines;
  const rows = lines.filter((cells) => cells.some((cell) => readDate(cell, order) !== undefined));
  const [row] = rows;
  if (!row) return undefined;
  const date = row.findIndex((cell) => readDate(cell, order) !== undefined);
  const named = [isMaximum, isMinimum].map((name) =>
    heading.findIndex((cell, index) => index !== date && name.test(cell)),
  );
  const [maximum = -1, minimum = -1] = named;
  if (maximum >= 0 && minimum >= 0) return { date, maximum, minimum };
  const numbers = row.flatMap((cell, index) =>
    index !== date && parseDecimal(cell) !== undefined ? [index] : [],
  );
  const [one, other] = numbers;
  if (one === undefined || other === undefined) return undefined;
  const sum = (column: number) =>
    rows.reduce((total, cells) => total + (parseDecimal(cells[column] ?? '') ?? 0), 0);
  return sum(one) >= sum(other)
    ? { date, maximum: one, minimum: other }
    : { date, maximum: other, minimum: one };
}

/** Undefined if a number is missing, as on days that a station didn't measure. */
export function dayOf(cells: readonly string[], columns: Columns, order: DayOrder): TableDay | undefined {
  const date = readDate(cells[columns.date] ?? '', order);
  const [maximum, minimum] = [columns.maximum, columns.minimum].map((column) =>
    parseDecimal(cells[column] ?? ''),
  );
  if (date === undefined || maximum === undefined || minimum === undefined) return undefined;
  // Stations write −99 or 999 for missing values.
  return Math.abs(maximum) > 150 || Math.abs(minimum) > 90 || maximum < minimum
    ? undefined
    : { date, maximum, minimum };
}
