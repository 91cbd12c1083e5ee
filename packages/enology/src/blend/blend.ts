import { defineFormula } from '../formula.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';
import type { SourceId } from '../sources.ts';

/** Wide enough for every property, also prices in cents. */
const property = (subject: string) => between(subject, -1e6, 1e6);
const outsideTheTwo = 'The target does not lie between the two lots: no blend of them reaches it.';
const sameLots = 'Both lots have the same value, and so does every blend of them.';

/**
 * Share of the first of two lots that reaches a target, 0 to 1: `(T - b) / (a - b)` (Pearson's square). By volume for
 * what is per liter; by mass for Brix. Refused when the target is not between the lots. pH does not blend.
 *
 * @example shareOfFirst({ first: 12, second: 65, target: 24 }).value // 0.774
 * @source foodrecap-pearson, winemakeri-pearson
 */
export const shareOfFirst = defineFormula<{
  readonly first: number;
  readonly second: number;
  readonly target: number;
}>({
  source: ['foodrecap-pearson', 'winemakeri-pearson'],
  range: { first: property('First lot'), second: property('Second lot'), target: property('Target') },
  tolerance: 'Exact for what blends linearly.',
  value: ({ first, second, target }) => {
    if (first === second) return outOfRange(Number.NaN, sameLots);
    const share = (target - second) / (first - second);
    return share < 0 || share > 1 ? outOfRange(Number.NaN, outsideTheTwo) : share;
  },
});

/**
 * Parts of the first lot in Pearson's square, `|T - b|`; those of the second are `|T - a|`.
 *
 * @example partsOfFirst({ first: 40, second: 15, target: 20 }).value // 5
 * @source winemakeri-pearson
 */
export const partsOfFirst = defineFormula<{
  readonly first: number;
  readonly second: number;
  readonly target: number;
}>({
  source: ['winemakeri-pearson'],
  range: { first: property('First lot'), second: property('Second lot'), target: property('Target') },
  tolerance: 'Exact for what blends linearly.',
  value: (input) => {
    const share = shareOfFirst(input);
    return share.inRange ? Math.abs(input.target - input.second) : share;
  },
});

/**
 * Volume of a second lot that brings a first to a target: `V2 = V1 (a - T) / (T - b)`.
 *
 * @example volumeOfSecond({ firstVolumeL: 100, first: 12, second: 15, target: 13 }).value // 50
 * @source winemakeri-pearson
 */
export const volumeOfSecond = defineFormula<{
  readonly firstVolumeL: number;
  readonly first: number;
  readonly second: number;
  readonly target: number;
}>({
  source: ['winemakeri-pearson'],
  range: {
    firstVolumeL: ranges.volumeL,
    first: property('First lot'),
    second: property('Second lot'),
    target: property('Target'),
  },
  tolerance: 'Exact for what blends linearly.',
  value: ({ firstVolumeL, ...lots }) => {
    const share = shareOfFirst(lots);
    if (!share.inRange) return share;
    return share.value === 0
      ? outOfRange(Number.NaN, 'Only the second lot by itself reaches this target.')
      : (firstVolumeL * (1 - share.value)) / share.value;
  },
});

export interface Lot {
  readonly amount: number;
  readonly value: number;
}
export const mostLots = 8;

/** The basis of {@link blendOf}. */
export const blendBasis = {
  source: ['winemaker-pearson'] satisfies readonly SourceId[],
  tolerance: 'Exact for what blends linearly; pH, free SO2, color, and taste do not.',
} as const;

/**
 * Property of a blend of up to eight lots: `x = Σ Vi xi / Σ Vi`. The amounts are volumes, or masses for Brix.
 *
 * @example blendOf([{ amount: 100, value: 12 }, { amount: 50, value: 15 }]).value // 13
 * @source winemaker-pearson
 */
export function blendOf(lots: readonly Lot[]): Outcome {
  if (lots.length === 0 || lots.length > mostLots) {
    return outOfRange(Number.NaN, `A blend has one to ${mostLots} lots.`);
  }
  if (!allFinite(...lots.flatMap(({ amount, value }) => [amount, value]))) return notANumber;
  if (lots.some(({ amount }) => amount < 0)) return outOfRange(Number.NaN, 'Amounts cannot be negative.');
  const amounts = lots.reduce((sum, { amount }) => sum + amount, 0);
  if (amounts === 0) return outOfRange(Number.NaN, 'A blend needs at least one lot with wine in it.');
  return inRange(lots.reduce((sum, { amount, value }) => sum + value * (amount / amounts), 0));
}
