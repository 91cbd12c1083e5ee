import { defineFormula } from '../formula.ts';
import { inRange, type Outcome } from '../outcome.ts';
import { between } from '../range.ts';

/** The line between two classes, which the tolerance of a label may not cross. */
export const classLinePercentVol = 14;
const labeledPercentVol = between('Alcohol on the label', 0.5, 24, '% vol');
const basis = {
  source: ['cfr-4-36'],
  range: { labeledPercentVol },
  tolerance: 'Exact: the law of the United States; other countries were not read.',
} as const;

/**
 * Tolerance of the alcohol on a label in the United States, % vol: 1.5 at or below 14 % vol, 1.0 above.
 *
 * @example labelTolerance({ labeledPercentVol: 13 }).value // 1.5
 * @source cfr-4-36
 */
export const labelTolerance = defineFormula<{ readonly labeledPercentVol: number }>({
  ...basis,
  value: ({ labeledPercentVol: label }) => (label <= classLinePercentVol ? 1.5 : 1),
});

/**
 * Highest true alcohol that a label covers, never across 14 % vol: `min(14, label + 1.5)`, or label + 1.0 above.
 *
 * @example highestActualAlcohol({ labeledPercentVol: 13.9 }).value // 14
 * @source cfr-4-36
 */
export const highestActualAlcohol = defineFormula<{ readonly labeledPercentVol: number }>({
  ...basis,
  value: ({ labeledPercentVol: label }) =>
    label <= classLinePercentVol ? Math.min(classLinePercentVol, label + 1.5) : label + 1,
});

/**
 * Lowest true alcohol that a label covers, never across 14 % vol: label - 1.5, or `max(14, label - 1.0)` above (a wine
 * of exactly 14 % belongs to the lower class).
 *
 * @example lowestActualAlcohol({ labeledPercentVol: 14.5 }).value // 14
 * @source cfr-4-36
 */
export const lowestActualAlcohol = defineFormula<{ readonly labeledPercentVol: number }>({
  ...basis,
  value: ({ labeledPercentVol: label }) =>
    label <= classLinePercentVol ? Math.max(0, label - 1.5) : Math.max(classLinePercentVol, label - 1),
});

/**
 * Lowest and highest figure that a United States label may print for a measured alcohol, % vol. Above 14 % vol the
 * lowest is 14 itself, which the figure must exceed.
 *
 * @source cfr-4-36
 */
export function labelsFor(measuredPercentVol: number): { readonly low: Outcome; readonly high: Outcome } {
  const tolerance = labelTolerance({ labeledPercentVol: measuredPercentVol });
  if (!tolerance.inRange) return { low: tolerance, high: tolerance };
  const light = measuredPercentVol <= classLinePercentVol;
  return light
    ? {
        low: inRange(Math.max(0.5, measuredPercentVol - 1.5)),
        high: inRange(Math.min(classLinePercentVol, measuredPercentVol + 1.5)),
      }
    : {
        low: inRange(Math.max(classLinePercentVol, measuredPercentVol - 1)),
        high: inRange(measuredPercentVol + 1),
      };
}
