/** Replaces each kind of space, minus sign, and apostrophe that keyboards and spreadsheets produce by one. */
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
 * The number that a text means. A comma or point that occurs once is the decimal mark. If both occur, the last is, and
 * the other groups thousands, as does a mark that occurs more than once. Spaces and apostrophes group thousands too.
 * Other texts are not numbers: "1 5" may be a typing error, and "12,34.5" is a number in no language.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = plain(text);
  if (ungrouped.test(typed)) return Number(typed.replace(',', '.'));
  const mark = grouped.exec(typed)?.[1];
  return mark === undefined ? undefined : Number(typed.replaceAll(mark, '').replace(',', '.'));
}

/**
 * The value of a text whose only comma or point may group thousands: 1500 for "1,500" and "1.500". Undefined if that
 * mark can only be a decimal mark ("1,5", "0,500"), and if nothing is ambiguous ("1500", "1,500.0").
 */
export function parseThousands(text: string): number | undefined {
  const typed = plain(text);
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed) ? Number(typed.replace(/[.,]/, '')) : undefined;
}

export function withThousands(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

export function unitAfter(unit = '', space = '\u00a0'): string {
  return unit && !unit.startsWith('%') ? space + unit : unit;
}

/** A gravity is a bare number: its label, "20/20 °C", names two temperatures and is not written behind it. */
export function numberWithUnit(number: string, label: string): string {
  return number + (/^\d/.test(label) ? '' : unitAfter(label, ' '));
}

export const noValue = 'No value';

/** With a true minus sign, and never a minus before zero. */
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
