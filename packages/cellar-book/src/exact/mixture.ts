import { type Fraction, fraction, gcd, toNumber } from './fraction.ts';
import { workOut } from './later.ts';

/**
 * What one unit of a wine holds of several things, exactly: part over whole, one whole for all. Of a composition the parts add
 * up to the whole; of materials they are milligrams (or microliters) for each milliliter. It is intensive: taking wine
 * away does not change it.
 *
 * The numbers of wine that was blended and topped for years have thousands of digits, so they are worked out when they are
 * looked at, and not before. `approximately` needs none of them.
 */
export interface Mixture {
  readonly parts: ReadonlyMap<string, bigint>;
  readonly whole: bigint;
}

interface Recipe {
  inputs: readonly Mixture[];
  exactly(): Mixture;
  roughly(known: WeakMap<Mixture, Rough>): Rough;
}
type Rough = ReadonlyMap<string, number>;

const recipes = new WeakMap<Mixture, Recipe>();
const exact = new WeakMap<Mixture, Mixture>();
const rough = new WeakMap<Mixture, Rough>();
const recipeOf = (mixture: Mixture) => recipes.get(mixture);

export const nothing: Mixture = { parts: new Map(), whole: 1n };

function settle(mixture: Mixture): Mixture {
  return workOut(mixture, exact, recipeOf, (value, recipe) => recipe?.exactly() ?? value);
}

function later(recipe: Recipe): Mixture {
  const mixture: Mixture = {
    get parts() {
      return settle(mixture).parts;
    },
    get whole() {
      return settle(mixture).whole;
    },
  };
  recipes.set(mixture, recipe);
  return mixture;
}

/** How much a unit holds of each thing, as doubles: for showing, and for finding what is worth working out. */
export function approximately(mixture: Mixture): Rough {
  return workOut(
    mixture,
    rough,
    recipeOf,
    (value, recipe) =>
      recipe?.roughly(rough) ??
      new Map([...value.parts.keys()].map((key) => [key, toNumber(shareOf(value, key))])),
  );
}

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
  return whole === 0n ? nothing : reduced(counted, whole);
}

interface Pour {
  mixture: Mixture;
  amount: number;
}

function mixExactly(pours: readonly Pour[]): Mixture {
  let common = 1n;
  let total = 0n;
  for (const { mixture, amount } of pours) {
    common *= mixture.whole / gcd(common, mixture.whole);
    total += BigInt(amount);
  }
  const parts = new Map<string, bigint>();
  for (const { mixture, amount } of pours) {
    const factor = (common / mixture.whole) * BigInt(amount);
    for (const [key, part] of mixture.parts) parts.set(key, (parts.get(key) ?? 0n) + part * factor);
  }
  return reduced(parts, common * total);
}

function mixRoughly(pours: readonly Pour[], known: WeakMap<Mixture, Rough>): Rough {
  const total = pours.reduce((sum, { amount }) => sum + amount, 0);
  const parts = new Map<string, number>();
  for (const { mixture, amount } of pours)
    for (const [key, part] of known.get(mixture) ?? [])
      parts.set(key, (parts.get(key) ?? 0) + part * (amount / total));
  return parts;
}

/** The mean of mixtures, each counted by its amount. Amounts of zero do not count. */
export function mixPours(pours: readonly Pour[]): Mixture {
  const counted = pours.filter((pour) => pour.amount > 0);
  const [first] = counted;
  if (!first) return nothing;
  if (counted.every((pour) => pour.mixture === first.mixture)) return first.mixture;
  return later({
    inputs: counted.map(({ mixture }) => mixture),
    exactly: () => mixExactly(counted),
    roughly: (known) => mixRoughly(counted, known),
  });
}

/** The same things in another amount: every part times `by`. */
export function scaleMixture(mixture: Mixture, by: Fraction): Mixture {
  if (by.numerator === 0n || mixture === nothing) return nothing;
  return later({
    inputs: [mixture],
    exactly() {
      const parts = new Map([...mixture.parts].map(([key, part]) => [key, part * by.numerator]));
      return reduced(parts, mixture.whole * by.denominator);
    },
    roughly: (known) =>
      new Map([...(known.get(mixture) ?? [])].map(([key, part]) => [key, part * toNumber(by)])),
  });
}

/** The mixture with more of one thing in each unit. */
export function enrichMixture(mixture: Mixture, key: string, more: Fraction): Mixture {
  return later({
    inputs: [mixture],
    exactly() {
      const parts = new Map([...mixture.parts].map(([name, part]) => [name, part * more.denominator]));
      parts.set(key, (parts.get(key) ?? 0n) + more.numerator * mixture.whole);
      return reduced(parts, mixture.whole * more.denominator);
    },
    roughly(known) {
      const parts = new Map(known.get(mixture));
      return parts.set(key, (parts.get(key) ?? 0) + toNumber(more));
    },
  });
}

/** How much of one thing a unit holds; zero where it holds none. */
export function shareOf(mixture: Mixture, key: string): Fraction {
  return fraction(mixture.parts.get(key) ?? 0n, mixture.whole);
}
