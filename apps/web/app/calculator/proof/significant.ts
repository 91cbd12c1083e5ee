import { unitAfter } from '../form/decimal.ts';

/** An error with two significant digits and no power of ten: 0.000024, 4.1. */
export function describeError({ largestError, unit }: { largestError: number; unit: string }): string {
  // Below this the difference is the machine's arithmetic and not the method's.
  if (largestError < 1e-9) return 'none';
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(largestError)));
  const text = largestError.toFixed(Math.min(decimals, 12));
  return text + unitAfter(unit, ' ');
}
