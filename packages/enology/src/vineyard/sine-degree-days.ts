import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between } from '../range.ts';

const temperature = (subject: string) => between(subject, -100, 160);

/** The mean, over a day, of what a sine between the minimum and the maximum exceeds a threshold by. */
function sineAbove(threshold: number, maximum: number, minimum: number): number {
  const mean = (maximum + minimum) / 2;
  const amplitude = (maximum - minimum) / 2;
  if (threshold <= minimum) return mean - threshold;
  if (threshold >= maximum) return 0;
  const theta = Math.asin((threshold - mean) / amplitude);
  return ((mean - threshold) * (Math.PI / 2 - theta) + amplitude * Math.cos(theta)) / Math.PI;
}

/**
 * Degree days of a day by the single sine method with a horizontal cutoff, all in one scale: the mean of a sine between
 * minimum and maximum above the base, less its part above the ceiling;
 * `((M - base)(π/2 - θ) + α cos θ) / π`, M the mean, α half of the span, `sin θ = (base - M) / α`.
 *
 * @example sineDegreeDays({ maximum: 67, minimum: 33, base: 50, ceiling: 70 }).value // 5.41
 * @source uc-ipm-degree-days
 */
export const sineDegreeDays = defineFormula<{
  readonly maximum: number;
  readonly minimum: number;
  readonly base: number;
  readonly ceiling: number;
}>({
  source: ['uc-ipm-degree-days'],
  range: {
    maximum: temperature('Maximum'),
    minimum: temperature('Minimum'),
    base: temperature('Base'),
    ceiling: temperature('Ceiling'),
  },
  tolerance: 'Exact for its method.',
  value: ({ maximum, minimum, base, ceiling }) => {
    if (maximum < minimum) return outOfRange(Number.NaN, 'The day’s maximum lies below its minimum.');
    if (ceiling < base) return outOfRange(Number.NaN, 'The ceiling lies below the base.');
    return sineAbove(base, maximum, minimum) - sineAbove(ceiling, maximum, minimum);
  },
});
