const spaces = /[\s\u00a0\u202f]/g;

function compactOf(text: string): string {
  return text.replace(spaces, '').replace(/^[\u2212\u2013]/, '-');
}

/**
 * The number a person meant. A comma or a point is the decimal mark; when both occur the last one is, and the
 * other groups thousands, as one that occurs more than once does. Spaces are ignored. Anything else is not a number.
 */
export function parseDecimal(text: string): number | undefined {
  const compact = compactOf(text);
  if (/^[+-]?\d{1,3}(?:(,\d{3}){2,}|(\.\d{3}){2,})$/.test(compact))
    return Number(compact.replace(/[.,]/g, ''));
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const mark = compact[last];
  const grouping = mark === ',' ? '.' : ',';
  const grouped = compact.includes(grouping);
  const single = compact.indexOf(mark ?? '') === last;
  if (mark && !single) return undefined;
  const plain = (grouped ? compact.replaceAll(grouping, '') : compact).replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/**
 * What a text means if its only comma or point groups thousands: 1500 for "1,500" and for "1.500". Nothing where it can
 * only be a decimal mark ("1,5", "0,500") or where there is no doubt ("1500", "1,500.0").
 */
export function parseThousands(text: string): number | undefined {
  const compact = compactOf(text);
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(compact) ? Number(compact.replace(/[.,]/, '')) : undefined;
}

/** With commas between thousands, as in the sentences of the page. */
export function withThousands(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** With exactly so many decimals; a true minus sign, and never a minus before zero. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const zero = Number(text) === 0;
  return zero ? text.replace('-', '') : text.replace('-', '\u2212');
}

/** As short as it can be, to at most so many decimals. */
export function short(value: number, decimals = 6): string {
  return String(Number(value.toFixed(decimals))).replace('-', '\u2212');
}

/** How many decimals a step has: 0.001 has three. */
export function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
