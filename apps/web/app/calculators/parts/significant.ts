import { fixed } from '../form/decimal.ts';

/** With so many significant digits and no power of ten: 119.8, 0.09586. */
export function significant(value: number, digits: number): string {
  if (value === 0 || !Number.isFinite(value)) return fixed(value, 0);
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  return fixed(value, Math.min(12, Math.max(0, decimals)));
}

/** An error with two significant digits and no power of ten: 0.000024, 4.1. */
export function describeError({ largestError, unit }: { largestError: number; unit: string }): string {
  // Below this the difference is the machine's arithmetic and not the method's.
  if (largestError < 1e-9) return 'none';
  const text = significant(largestError, 2);
  return unit ? `${text} ${unit}` : text;
}
