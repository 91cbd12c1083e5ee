import type { SourceId } from '@orbit-vine/enology/sources.ts';
import type { TankAfter } from './tank-after.ts';

export interface Figure {
  readonly label: string;
  readonly text: string;
  readonly unit?: string;
}

/** A button for two methods that differ: it fills a field with the published method's value. */
export interface Remedy {
  readonly label: string;
  readonly field: string;
  readonly value: number;
}

/**
 * The published method's answer, on a page with a house formula as its headline. Calculators with only a published
 * method have none.
 */
export interface Comparison extends Figure {
  /** Its label as the figure to act on, naming the act: "Weigh this: sodium metabisulfite, 67.4%". */
  readonly instruction: string;
  /** The headline's label beside it: "House formula, 52%". */
  readonly houseName: string;
  /** Its further figures, like the headline's for the house formula. */
  readonly belonging?: readonly Figure[];
  readonly explanation: string;
  /** Far enough apart for a winemaker to act differently; then this is the figure to act on. */
  readonly differs: boolean;
  readonly remedy?: Remedy;
}

export interface Step {
  readonly formula: string;
  readonly numbers: string;
  readonly source: SourceId;
}

/** The effect of the figure to act on, proportional to the weighed amount. */
export interface Effect {
  readonly from: number;
  readonly to: number;
  readonly decimals: number;
  readonly unit: string;
  /** The measured quantity, such as "of free SO₂"; absent if the unit says it. */
  readonly of?: string;
}

/** Everything a calculator shows for one set of inputs; `figureToActOn` chooses the figure to weigh or read. */
export interface Calculation {
  readonly headline: readonly [Figure, ...Figure[]];
  readonly note?: string;
  readonly comparison?: Comparison;
  /** Why the figure must not be acted on, as a sentence: the end of a scale. */
  readonly hold?: string;
  /** Legal limits that the figure to act on exceeds, a sentence each. */
  readonly limits?: readonly string[];
  readonly cautions?: readonly string[];
  /** For stating the effect of the figure rounded to a balance. */
  readonly effect?: Effect;
  readonly parts?: readonly Figure[];
  /** For a dose in parts: the amounts to weigh now. They lead, and the total follows. */
  readonly now?: readonly [Figure, ...Figure[]] | undefined;
  readonly more: readonly Figure[];
  /** How far the figure to act on moves when an input is off, a sentence each. */
  readonly uncertainty: readonly string[];
  readonly steps: readonly Step[];
  readonly range: string;
  readonly tank: TankAfter;
}

export function tryCalculation(compute: () => Calculation): Calculation | undefined {
  try {
    return withoutIdleNumbers(compute());
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** A method may have no value for inputs that fields allow: numbers are omitted, the formula stays. */
function withoutIdleNumbers(calculation: Calculation): Calculation {
  const isWorked = (text: string) => !/NaN|Infinity|No value/.test(text);
  return {
    ...calculation,
    more: calculation.more.filter(({ text }) => isWorked(text)),
    uncertainty: calculation.uncertainty.filter(isWorked),
    steps: calculation.steps.map((step) => (isWorked(step.numbers) ? step : { ...step, numbers: '' })),
  };
}
