import { unitAfter } from '../form/decimal.ts';

export function describeError({ largestError, unit }: { largestError: number; unit: string }): string {
  // Differences below this are floating-point error.
  if (largestError < 1e-9) return 'none';
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(largestError)));
  const text = largestError.toFixed(Math.min(decimals, 12));
  return text + unitAfter(unit, ' ');
}
