import { defineFormula } from '../formula.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { above, between } from '../range.ts';
import type { SourceId } from '../sources.ts';

const money = (subject: string) => between(subject, 0, 1e12);
const maxLines = 100;

/** The basis of {@link sumOfCosts}. */
export const sumOfCostsBasis = {
  source: ['wellington-2008'] satisfies readonly SourceId[],
  tolerance: 'As the prices given.',
} as const;

/**
 * Costs of a case added up, in the currency they are given in; at most 100 lines, none negative.
 *
 * @example sumOfCosts([9, 3.5, 2, 1.4, 2.5, 0.6]).value // 19
 * @source wellington-2008
 */
export function sumOfCosts(costs: readonly number[]): Outcome {
  if (costs.length > maxLines) return outOfRange(Number.NaN, `At most ${maxLines} costs.`);
  if (!allFinite(...costs)) return notANumber;
  if (costs.some((cost) => cost < 0)) return outOfRange(Number.NaN, 'Costs cannot be negative.');
  return inRange(costs.reduce((sum, cost) => sum + cost, 0));
}

/**
 * Cost of the grapes in a case: price per ton over cases per ton.
 *
 * @example grapeCostPerCase({ pricePerTon: 2000, casesPerTon: 63 }).value // 31.75
 * @source wsu-eb1996
 */
export const grapeCostPerCase = defineFormula<{
  readonly pricePerTon: number;
  readonly casesPerTon: number;
}>({
  source: ['wsu-eb1996'],
  range: { pricePerTon: money('Price'), casesPerTon: above('Cases per ton', 0, 200) },
  tolerance: 'As the yield: ± 10 %.',
  value: ({ pricePerTon, casesPerTon }) => pricePerTon / casesPerTon,
});

/**
 * Cost of a bottle: that of the case over its bottles.
 *
 * @example costPerBottle({ costPerCase: 124.93, bottlesPerCase: 12 }).value // 10.41
 * @source wsu-eb1996
 */
export const costPerBottle = defineFormula<{
  readonly costPerCase: number;
  readonly bottlesPerCase: number;
}>({
  source: ['wsu-eb1996'],
  range: { costPerCase: money('Cost'), bottlesPerCase: between('Bottles per case', 1, 48) },
  tolerance: 'Exact.',
  value: ({ costPerCase, bottlesPerCase }) => costPerCase / bottlesPerCase,
});

/**
 * Cases to sell to break even: `⌈fixed / (net price - variable cost)⌉`.
 *
 * @example breakEvenCases({ fixedCost: 100000, netPrice: 150, variableCost: 100 }).value // 2000
 * @source wsu-eb1996
 */
export const breakEvenCases = defineFormula<{
  readonly fixedCost: number;
  readonly netPrice: number;
  readonly variableCost: number;
}>({
  source: ['wsu-eb1996'],
  range: {
    fixedCost: money('Fixed cost'),
    netPrice: money('Net price'),
    variableCost: money('Variable cost'),
  },
  tolerance: 'A planning aid: as the prices given.',
  value: ({ fixedCost, netPrice, variableCost }) =>
    netPrice <= variableCost
      ? outOfRange(Number.NaN, 'A case sells for no more than it costs: no number of cases is enough.')
      : Math.ceil(fixedCost / (netPrice - variableCost) - 1e-9),
});
