import { type Fraction, fraction, gcd } from './fraction.ts';

/**
 * What one unit of a wine holds of several things, exactly: part over whole, one whole for all. Of a composition the parts add
 * up to the whole; of materials they are milligrams (or microlitres) for each millilitre. It is intensive: taking wine
 * away does not change it.
 */
export interface Mixture {
  readonly parts: ReadonlyMap<string, bigint>;
  readonly whole: bigint;
}

export const NOTHING: Mixture = { parts: new Map(), whole: 1n };

function reduced(parts: Map<string, bigint>, whole: bigint): Mixture {
  let divisor = whole;
  for (const part of parts.values()) {
    if (divisor === 1n) return { parts, whole };
    divisor = gcd(part, divisor);
  }
  if (divisor === 1n) return { parts, whole };
  return { parts: new Map([...parts].map(([key, part]) => [key, part / divisor])), whole: whole / divisor };
}

/** A composition from whole parts of any unit; parts of zero are left out. */
export function mixtureOf(parts: Iterable<readonly [string, number]>): Mixture {
  const counted = new Map<string, bigint>();
  let whole = 0n;
  for (const [key, part] of parts) {
    if (part === 0) continue;
    counted.set(key, (counted.get(key) ?? 0n) + BigInt(part));
    whole += BigInt(part);
  }
  return whole === 0n ? NOTHING : reduced(counted, whole);
}

/** The mean of mixtures, each counted by its amount. Amounts of zero do not count. */
export function mix(pours: readonly { mixture: Mixture; amount: number }[]): Mixture {
  const counted = pours.filter((pour) => pour.amount > 0);
  const [first] = counted;
  if (!first) return NOTHING;
  if (counted.every((pour) => pour.mixture === first.mixture)) return first.mixture;
  let common = 1n;
  let total = 0n;
  for (const { mixture, amount } of counted) {
    common *= mixture.whole / gcd(common, mixture.whole);
    total += BigInt(amount);
  }
  const parts = new Map<string, bigint>();
  for (const { mixture, amount } of counted) {
    const factor = (common / mixture.whole) * BigInt(amount);
    for (const [key, part] of mixture.parts) parts.set(key, (parts.get(key) ?? 0n) + part * factor);
  }
  return reduced(parts, common * total);
}

/** The same things in another amount: every part times `by`. */
export function scale(mixture: Mixture, by: Fraction): Mixture {
  if (by.numerator === 0n) return NOTHING;
  const parts = new Map([...mixture.parts].map(([key, part]) => [key, part * by.numerator]));
  return reduced(parts, mixture.whole * by.denominator);
}

/** The mixture with more of one thing in each unit. */
export function enrich(mixture: Mixture, key: string, more: Fraction): Mixture {
  const parts = new Map([...mixture.parts].map(([name, part]) => [name, part * more.denominator]));
  parts.set(key, (parts.get(key) ?? 0n) + more.numerator * mixture.whole);
  return reduced(parts, mixture.whole * more.denominator);
}

/** How much of one thing a unit holds; zero where it holds none. */
export function shareOf(mixture: Mixture, key: string): Fraction {
  return fraction(mixture.parts.get(key) ?? 0n, mixture.whole);
}
