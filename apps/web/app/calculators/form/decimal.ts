/**
 * The number a person meant. A comma or a point is the decimal mark; when both occur the last one is, and the
 * other groups thousands. Spaces are ignored. Anything else is not a number.
 */
export function parseDecimal(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^[\u2212\u2013]/, '-');
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const mark = compact[last];
  const grouping = mark === ',' ? '.' : ',';
  const grouped = compact.includes(grouping);
  const single = compact.indexOf(mark ?? '') === last;
  if (mark && !single) return undefined;
  const plain = (grouped ? compact.replaceAll(grouping, '') : compact).replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
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
