import { compare, type Fraction, fraction } from '../exact/fraction.ts';
import { approximately, type Mixture } from '../exact/mixture.ts';

/** Rounding errors of thousands of summed doubles stay below this. */
const nearlyOne = 1 - 1e-6;

/** The highest concentration of each material that a lot ever had. Only candidates are computed exactly. */
export function findPeaks(mixtures: readonly Mixture[]): Map<string, Fraction> {
  const highest = new Map<string, number>();
  for (const mixture of mixtures)
    for (const [key, amount] of approximately(mixture))
      highest.set(key, Math.max(amount, highest.get(key) ?? 0));
  const peaks = new Map<string, Fraction>();
  for (const mixture of mixtures) {
    for (const [key, amount] of approximately(mixture)) {
      if (amount < (highest.get(key) ?? 0) * nearlyOne) continue;
      const perLiter = fraction((mixture.parts.get(key) ?? 0n) * 1000n, mixture.whole);
      const peak = peaks.get(key);
      if (!peak || compare(perLiter, peak) > 0) peaks.set(key, perLiter);
    }
  }
  return peaks;
}
