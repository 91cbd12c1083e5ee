import { type Fraction, fraction, gcd, toNumber } from './fraction.ts';
import { workOut } from './later.ts';

/**
 * The exact content per unit of wine: numerators over one common denominator. In a composition they add up to the
 * denominator; of materials they are milligrams (or microliters) per milliliter. Intensive: taking wine away doesn't
 * change it. Numbers of wine blended and topped for years have thousands of digits, so they are computed lazily.
 * `approximately` needs none of them.
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

/** The content per unit as doubles: for display, and to decide what to compute exactly. */
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

/** A composition from whole parts in any unit; zero parts are dropped. */
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

/** The mean of mixtures, weighted by amount. Zero amounts don't count. */
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

/** Multiplies every part by `by`. */
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

/** Adds to one part per unit. */
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

/** The amount of one part per unit; zero if absent. */
export function shareOf(mixture: Mixture, key: string): Fraction {
  return fraction(mixture.parts.get(key) ?? 0n, mixture.whole);
}
