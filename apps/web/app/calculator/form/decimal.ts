/** One plain space, sign and apostrophe for all that keyboards and spreadsheets have. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('\u2019', "'")
    .replace(/^[-\u2212\u2013] ?/, '-');
}

const ungrouped = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;
/** Groups of three behind one mark, then decimals behind another. */
const grouped = /^[+-]?\d{1,3}([ ',.])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;

/**
 * The number a person meant. A comma or a point is the decimal mark; when both occur the last one is, and the
 * other groups thousands, as one that occurs more than once does. Spaces and apostrophes group thousands too. Anything
 * else is not a number: "1 5" may be a slip of the thumb, and "12,34.5" is nobody's way to write.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = plain(text);
  if (ungrouped.test(typed)) return Number(typed.replace(',', '.'));
  const mark = grouped.exec(typed)?.[1];
  return mark === undefined ? undefined : Number(typed.replaceAll(mark, '').replace(',', '.'));
}

/**
 * What a text means if its only comma or point groups thousands: 1500 for "1,500" and for "1.500". Nothing where it can
 * only be a decimal mark ("1,5", "0,500") or where there is no doubt ("1500", "1,500.0").
 */
export function parseThousands(text: string): number | undefined {
  const typed = plain(text);
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed) ? Number(typed.replace(/[.,]/, '')) : undefined;
}

/** With commas between thousands, as in the sentences of the page. */
export function withThousands(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A unit as it follows its number: a percent sign stands close. */
export function unitAfter(unit = '', space = '\u00a0'): string {
  return unit && !unit.startsWith('%') ? space + unit : unit;
}

export const noValue = 'No value';

/** With exactly so many decimals; a true minus sign, and never a minus before zero. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const zero = Number(text) === 0;
  return zero ? text.replace('-', '') : text.replace('-', '\u2212');
}

export function short(value: number, decimals = 6): string {
  return String(Number(value.toFixed(decimals))).replace('-', '\u2212');
}

export function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
