/**
 * How numbers are written. `american`: commas group thousands. `point`: the point is the decimal mark, but a comma may
 * be either. `unknown`: both may be either, as where decimal commas are common.
 */
export type NumberStyle = 'american' | 'point' | 'unknown';

const isGrouped = (text: string, mark: string) =>
  mark === ',' ? /^-?[1-9]\d{0,2}(,\d{3})+$/.test(text) : /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(text);

/**
 * A number as people type it: spaces, apostrophes, commas, or points between thousands, and a decimal point or comma.
 * `unclear` if one mark before three digits may be either, as in `1,312`.
 */
export function readNumber(text: string, style: NumberStyle): number | 'unclear' | undefined {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (!/^-?\d+([.,]\d+)*$/.test(plain)) return undefined;
  const mark = plain.match(/[.,](?=\d*$)/)?.[0];
  if (mark === undefined) return Number(plain);
  const other = mark === ',' ? '.' : ',';
  if (plain.includes(other)) {
    const [whole = '', decimals = '', more] = plain.split(mark);
    if (more !== undefined || !isGrouped(whole, other)) return undefined;
    return Number(`${whole.replaceAll(other, '')}.${decimals}`);
  }
  if (!isGrouped(plain, mark))
    return plain.split(mark).length > 2 ? undefined : Number(plain.replace(mark, '.'));
  if (plain.split(mark).length > 2) return Number(plain.replaceAll(mark, ''));
  if (mark === '.') return style === 'unknown' ? 'unclear' : Number(plain);
  return style === 'american' ? Number(plain.replace(',', '')) : 'unclear';
}

export const whichNumber = (text: string, whole: string, decimals: string) =>
  `Is “${text}” ${whole}${decimals} or ${whole}.${decimals}? Write ${whole}${decimals} for thousands, or ${whole}.${decimals}0 for decimals.`;

/** The sentence for an unclear number. */
export function askWhichNumber(written: string, sentence = whichNumber): string {
  const text = written.trim();
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  return sentence(text, whole, decimals);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNamed = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** Spreadsheets count days from December 30, 1899. */
function dayOfSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

/** Year, month, and day as written; two digits are a year only beside a month's name. */
function partsOfDay(text: string, dateOrder: 'month-first' | 'day-first'): string[] | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text);
  if (iso) return iso.slice(1);
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (numbers) {
    const [, first = '', mark, second = '', year = ''] = numbers;
    // Points are only used where the day comes first.
    return dateOrder === 'day-first' || mark === '.' ? [year, second, first] : [year, first, second];
  }
  const dayFirst = /^(\d{1,2})[\s-]([A-Za-z]{3,9})\.?,?[\s-](\d{2}|\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = dayFirst ?? [];
  if (dayFirst) return [fullYear(year), String(monthNamed(month)), day];
  const named = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(text);
  return named ? [named[3] ?? '', String(monthNamed(named[1] ?? '')), named[2] ?? ''] : undefined;
}

/**
 * A day as `2025-09-18`, from ISO, numbers in the winery's order, a month's name, or a spreadsheet's serial number.
 * Undefined if there is no such day.
 */
export function readDay(written: string, dateOrder: 'month-first' | 'day-first'): string | undefined {
  const text = written.trim();
  if (/^[2-7]\d{4}(\.0+)?$/.test(text)) return dayOfSerial(Math.trunc(Number(text)));
  const [year = '', month = '', day = ''] = partsOfDay(text, dateOrder) ?? [];
  const padded = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(padded);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(padded) ? padded : undefined;
}

/** No book begins earlier. */
const firstDay = '1950-01-01';

export const dayFaults = {
  dayToCome: (day: string) => `${day} hasn’t come yet. Enter work on the day it was done, or later.`,
  dayTooEarly: (day: string) => `${day} is before 1950. Check the year.`,
};

/** What is wrong with a day of work, as one of the sentences; nothing that was done is later than tomorrow, which it may be in another zone. */
export function faultOfDay(day: string, today: string, faults = dayFaults): string | undefined {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  if (day > tomorrow) return faults.dayToCome(day);
  return day < firstDay ? faults.dayTooEarly(day) : undefined;
}
