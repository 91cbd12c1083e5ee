import type { SourceId } from '@orbit-vine/enology/sources.ts';
import type { TankAfter } from './tank-after.ts';

/** A number as the page shows it. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  readonly unit?: string;
}

/** One tap that ends a difference, or what only hides one: it fills a field with what the published method takes. */
export interface Remedy {
  /** On the button: "Use 67.4%". */
  readonly label: string;
  readonly field: string;
  /** In the unit of the formulas. */
  readonly value: number;
}

/**
 * The published method's answer to the same question, on a page whose headline is a house formula. A calculator that
 * has only a published method has no comparison: its headline is the figure to act on.
 */
export interface Comparison extends Figure {
  /** Its label when it is the figure to act on, named for the act: "Weigh this: sodium metabisulfite, 67.4%". */
  readonly instruction: string;
  /** What the headline is called beside it: "House formula, 52%". */
  readonly houseName: string;
  /** What belongs to it, as the headline's other figures belong to the house formula. */
  readonly belonging?: readonly Figure[];
  /** Why the two differ; or, when they agree, that they do. */
  readonly explanation: string;
  /** Far enough apart for a winemaker to act differently: then this is the figure to act on. */
  readonly differs: boolean;
  readonly remedy?: Remedy;
}

export interface Step {
  /** The formula as its source writes it. */
  readonly formula: string;
  /** The same with the reader's own numbers. */
  readonly numbers: string;
  readonly source: SourceId;
}

/** What the figure to act on does, in proportion to how much of it is weighed. */
export interface Effect {
  /** Where it starts with none of it. */
  readonly from: number;
  /** Where all of it leads. */
  readonly to: number;
  readonly decimals: number;
  readonly unit: string;
  /** Of what it is: "of free SO₂"; nothing where the unit says it. */
  readonly of?: string;
}

/** Everything a calculator says about one set of inputs; `figureToActOn` says which figure of it to weigh or read. */
export interface Calculation {
  /** The first is the answer by the page's own formula; others belong to it. */
  readonly headline: readonly [Figure, ...Figure[]];
  /** What the reader must know about the answer itself. */
  readonly note?: string;
  readonly comparison?: Comparison;
  /** Why there is no figure to act on although there is a figure, as a sentence: the end of a scale was reached. */
  readonly hold?: string;
  /** Legal limits that the figure to act on passes, a sentence each. */
  readonly limits?: readonly string[];
  /** What else to keep in mind, in plain type. */
  readonly cautions?: readonly string[];
  /** What the figure to act on does, for the sheet to say what a rounded one does. */
  readonly effect?: Effect;
  /** The figure to act on in parts, in the order of their time. */
  readonly parts?: readonly Figure[];
  /** Where it is in parts: what is weighed now. It leads, and the total follows. */
  readonly now?: readonly [Figure, ...Figure[]] | undefined;
  readonly more: readonly Figure[];
  /** How far the figure to act on moves when an input is off, a sentence each. */
  readonly uncertainty: readonly string[];
  readonly steps: readonly Step[];
  readonly range: string;
  /** What becomes of the tank, for the calculators that follow. */
  readonly tank: TankAfter;
}

/** An answer, or nothing when working it out failed: the page then says "Error". */
export function tryCalculation(compute: () => Calculation): Calculation | undefined {
  try {
    return withoutIdleNumbers(compute());
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** A method may have no value for inputs that the fields allow: what follows from it is left out, and its formula stays. */
function withoutIdleNumbers(calculation: Calculation): Calculation {
  const isWorked = (text: string) => !/NaN|Infinity|No value/.test(text);
  return {
    ...calculation,
    more: calculation.more.filter(({ text }) => isWorked(text)),
    uncertainty: calculation.uncertainty.filter(isWorked),
    steps: calculation.steps.map((step) => (isWorked(step.numbers) ? step : { ...step, numbers: '' })),
  };
}
