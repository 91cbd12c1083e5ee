import type { SourceId } from '@orbit-vine/enology/sources.ts';

/** A number as the page shows it. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  readonly unit?: string;
}

/** The published method's answer to the same question. */
export interface Comparison extends Figure {
  /** Which figure to trust and why; or, when they agree, that they do. */
  readonly explanation: string;
  /** Far enough apart for a winemaker to act differently. */
  readonly differs: boolean;
}

export interface Step {
  /** The formula as its source writes it. */
  readonly formula: string;
  /** The same with the reader's own numbers. */
  readonly numbers: string;
  readonly source: SourceId;
}

/** Everything a calculator says about one set of inputs. */
export interface Calculation {
  /** The first is the answer; others belong to it. */
  readonly headline: readonly [Figure, ...Figure[]];
  /** What the reader must know about the answer itself. */
  readonly note?: string;
  readonly comparison?: Comparison;
  /** Further cautions, in the comparison's amber. */
  readonly cautions?: readonly string[];
  readonly more: readonly Figure[];
  readonly uncertainty: readonly string[];
  readonly steps: readonly Step[];
  readonly range: string;
}

/** An answer, or nothing when working it out failed: the page then says "Error". */
export function tryCalculation(compute: () => Calculation): Calculation | undefined {
  try {
    return compute();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
