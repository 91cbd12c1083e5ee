import { compare, type Fraction, fraction } from '../exact/fraction.ts';
import { approximately, type Mixture } from '../exact/mixture.ts';

/** Doubles that were added up for thousands of steps are nearer than this to the exact number. */
const nearlyOne = 1 - 1e-6;

/**
 * The highest amount of each material in a liter, of all that a lot held one after the other. Only what may be the highest is worked
 * out.
 */
export function findPeaks(held: readonly Mixture[]): Map<string, Fraction> {
  const highest = new Map<string, number>();
  for (const mixture of held)
    for (const [key, amount] of approximately(mixture))
      highest.set(key, Math.max(amount, highest.get(key) ?? 0));
  const peaks = new Map<string, Fraction>();
  for (const mixture of held) {
    for (const [key, amount] of approximately(mixture)) {
      if (amount < (highest.get(key) ?? 0) * nearlyOne) continue;
      const perLiter = fraction((mixture.parts.get(key) ?? 0n) * 1000n, mixture.whole);
      const peak = peaks.get(key);
      if (!peak || compare(perLiter, peak) > 0) peaks.set(key, perLiter);
    }
  }
  return peaks;
}
