import type { SourceId } from '../sources.ts';

/** A lot's available volume, and two of its properties that blend in proportion to volume. */
export interface StockedLot {
  readonly availableL: number;
  readonly first: number;
  readonly second: number;
}

interface Targets {
  readonly first: number;
  readonly second: number;
}

export interface BlendForTwoTargets {
  /** The volume of each lot, in their order, L; all zero if no blend reaches both targets. */
  readonly volumesL: readonly number[];
  readonly totalL: number;
}

/** The basis of {@link blendForTwoTargets}. */
export const twoTargetsBasis = {
  source: ['winemaker-pearson', 'linear-programming'] satisfies readonly SourceId[],
  tolerance: 'Exact for what blends linearly; pH, free SO2, color, and taste do not.',
} as const;

const rounding = 1e-9;
/** Zero if two numbers differ only by floating-point error. */
const difference = (a: number, b: number) =>
  Math.abs(a - b) <= rounding * Math.max(Math.abs(a), Math.abs(b)) ? 0 : a - b;
const product = (a: Targets, b: Targets) => a.first * b.first + a.second * b.second;
const determinant = (a: Targets, b: Targets) => a.first * b.second - a.second * b.first;
const isAlong = (a: Targets, b: Targets) =>
  Math.abs(determinant(a, b)) <= rounding * Math.sqrt(product(a, a) * product(b, b));

type Unknowns = readonly { readonly index: number; readonly share: (missing: Targets) => number }[];

/**
 * The lots whose volumes follow from those of all others: every two that are not in line with the targets; one lot if
 * all lots are on one line through the targets; none if every lot is on target by itself.
 */
function unknownsOf(away: readonly Targets[]): readonly Unknowns[] {
  const pairs = away.flatMap((a, one) =>
    away.flatMap((b, other): Unknowns[] => {
      if (other <= one || isAlong(a, b)) return [];
      const d = determinant(a, b);
      return [
        [
          { index: one, share: (missing) => determinant(missing, b) / d },
          { index: other, share: (missing) => determinant(a, missing) / d },
        ],
      ];
    }),
  );
  if (pairs.length > 0) return pairs;
  const alone = away.flatMap((a, index): Unknowns[] =>
    product(a, a) > 0 ? [[{ index, share: (missing) => product(missing, a) / product(a, a) }]] : [],
  );
  return alone.length > 0 ? alone : [[]];
}

/** Every way to use none or all of each of these lots. */
function noneOrAll(availableL: readonly number[]): readonly (readonly number[])[] {
  return availableL.reduce<readonly (readonly number[])[]>(
    (ways, available) => ways.flatMap((way) => [0, available].map((taken) => [...way, taken])),
    [[]],
  );
}

/** The volumes at one corner: the unknown lots make up for the others' distance from the targets. */
function cornerOf(
  away: readonly Targets[],
  unknowns: Unknowns,
  others: readonly number[],
): readonly number[] {
  const isUnknown = new Set(unknowns.map(({ index }) => index));
  const known = others.map((volume, index) => (isUnknown.has(index) ? 0 : volume));
  const missing = (property: keyof Targets) =>
    -away.reduce((sum, lot, index) => sum + lot[property] * (known[index] ?? 0), 0);
  const missed = { first: missing('first'), second: missing('second') };
  return known.map(
    (volume, index) => unknowns.find((unknown) => unknown.index === index)?.share(missed) ?? volume,
  );
}

/**
 * The largest blend of limited lots that reaches two targets at once: `Σ Vi (xi - T) = 0` for both properties, `0 <= Vi
 * <= available`, `Σ Vi` at its maximum. The maximum of a linear program is at a corner, where all but two lots are used
 * up or left out; with few lots, all corners are tried.
 */
export function blendForTwoTargets(lots: readonly StockedLot[], targets: Targets): BlendForTwoTargets {
  const away = lots.map(({ first, second }) => ({
    first: difference(first, targets.first),
    second: difference(second, targets.second),
  }));
  const ways = noneOrAll(lots.map(({ availableL }) => availableL));
  const corners = unknownsOf(away).flatMap((unknowns) => ways.map((way) => cornerOf(away, unknowns, way)));
  const fitting = corners.filter((volumes) =>
    lots.every(({ availableL }, index) => {
      const volume = volumes[index] ?? 0;
      return volume >= -rounding * availableL && volume <= (1 + rounding) * availableL;
    }),
  );
  const sum = (volumes: readonly number[]) => volumes.reduce((total, volume) => total + volume, 0);
  const [best = lots.map(() => 0)] = fitting.sort((one, other) => sum(other) - sum(one));
  return { volumesL: best.map((volume) => Math.max(0, volume)), totalL: Math.max(0, sum(best)) };
}
