import { defineFormula } from '../formula.ts';
import { figureOfLimit } from '../law/limits.ts';
import { stillWineGrades } from '../law/us-excise-tax.ts';
import { inRange, type Outcome } from '../outcome.ts';
import { between } from '../range.ts';

/** The line between table and dessert wine. */
export const classLinePercentVol = figureOfLimit('US', 'highest alcohol of table wine');
/** The least alcohol of a wine whose label is approved. */
export const lowestOfPart4PercentVol = figureOfLimit('US', 'lowest alcohol of wine under part 4');
/** 27 CFR part 4 covers wines up to this strength. */
const highestOfWine = figureOfLimit('US', 'highest alcohol of a wine');
/** Below this a wine is no beverage wine; 27 CFR part 16 begins here too. */
const lowestOfWine = 0.5;

/** Strengths that a label may not cross: each begins a class or a taxable grade that includes its upper end. */
const upperEnds = [classLinePercentVol, ...stillWineGrades];

interface Grade {
  readonly from: number;
  readonly to: number;
  /** Whether the lower end belongs to the grade below. */
  readonly over: boolean;
  /** Whether the upper end belongs to the grade above. */
  readonly under: boolean;
}

/** The class and taxable grade of an alcohol: below 7 % vol, 7 to 14, and over 14, 16 and 21 to the next line. */
function gradeOf(percentVol: number): Grade {
  if (percentVol < lowestOfPart4PercentVol)
    return { from: lowestOfWine, to: lowestOfPart4PercentVol, over: false, under: true };
  const at = upperEnds.findIndex((end) => percentVol <= end);
  const below = upperEnds[at - 1];
  return {
    from: below ?? lowestOfPart4PercentVol,
    to: upperEnds[at] ?? highestOfWine,
    over: below !== undefined,
    under: false,
  };
}

const labeledPercentVol = between('Alcohol on the label', lowestOfWine, highestOfWine, '% vol');
const basis = {
  source: ['cfr-4-36', 'cfr-24-257', 'ttb-label-tolerance'],
  range: { labeledPercentVol },
  tolerance: 'Exact: the law of the United States; other countries were not read.',
} as const;

/**
 * Tolerance of the alcohol on a label in the United States, % vol: 0.75 below 7 % vol, 1.5 from there to 14, 1.0 above.
 *
 * @example labelTolerance({ labeledPercentVol: 13 }).value // 1.5
 * @source cfr-4-36, cfr-24-257, ttb-label-tolerance
 */
export const labelTolerance = defineFormula<{ readonly labeledPercentVol: number }>({
  ...basis,
  value: ({ labeledPercentVol: labeled }) => {
    if (labeled < lowestOfPart4PercentVol) return figureOfLimit('US', 'tolerance of a label under 7 % vol');
    return labeled <= classLinePercentVol
      ? figureOfLimit('US', 'tolerance of a label, wine of 7 to 14 % vol')
      : figureOfLimit('US', 'tolerance of a label, wine over 14 % vol');
  },
});

/**
 * Highest true alcohol that a label covers, % vol: the label and its tolerance, never across 7, 14, 16, 21, or 24.
 *
 * @example highestActualAlcohol({ labeledPercentVol: 15.5 }).value // 16
 * @source cfr-4-36, cfr-24-257, ttb-label-tolerance
 */
export const highestActualAlcohol = defineFormula<{ readonly labeledPercentVol: number }>({
  ...basis,
  value: ({ labeledPercentVol: labeled }) =>
    Math.min(gradeOf(labeled).to, labeled + labelTolerance({ labeledPercentVol: labeled }).value),
});

/**
 * Lowest true alcohol that a label covers, % vol: the label less its tolerance, never across 7, 14, 16, or 21 (a wine of
 * exactly 14, 16, or 21 % belongs below the line, one of exactly 7 % above).
 *
 * @example lowestActualAlcohol({ labeledPercentVol: 14.5 }).value // 14
 * @source cfr-4-36, cfr-24-257, ttb-label-tolerance
 */
export const lowestActualAlcohol = defineFormula<{ readonly labeledPercentVol: number }>({
  ...basis,
  value: ({ labeledPercentVol: labeled }) =>
    Math.max(gradeOf(labeled).from, labeled - labelTolerance({ labeledPercentVol: labeled }).value),
});

/** What a label may say. */
export interface LabelFigures {
  readonly low: Outcome;
  readonly high: Outcome;
  /** Whether the label has to say more than `low`, which is the end of the grade below. */
  readonly overLow: boolean;
}

/** To a tenth toward the measured strength; ignores floating-point error. */
const tenthUp = (value: number) => Math.ceil(value * 10 - 1e-9) / 10;
const tenthDown = (value: number) => Math.floor(value * 10 + 1e-9) / 10;

/**
 * The lowest and the highest figure in tenths that a label may carry for a measured alcohol in the United States, % vol:
 * within the tolerance, and in the wine's own class and taxable grade.
 *
 * @source cfr-4-36, cfr-24-257, ttb-label-tolerance
 */
export function labelsFor(measuredPercentVol: number): LabelFigures {
  const tolerance = labelTolerance({ labeledPercentVol: measuredPercentVol });
  if (!tolerance.inRange) return { low: tolerance, high: tolerance, overLow: false };
  const { from, to, over, under } = gradeOf(measuredPercentVol);
  const low = tenthUp(measuredPercentVol - tolerance.value);
  const high = tenthDown(measuredPercentVol + tolerance.value);
  return {
    low: inRange(Math.max(from, low)),
    high: inRange(Math.min(under ? tenthDown(to) - 0.1 : to, high)),
    overLow: over && low <= from,
  };
}
