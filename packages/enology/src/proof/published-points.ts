import cellar from '../../fixtures/cellar-points.json' with { type: 'json' };
import published from '../../fixtures/published-points.json' with { type: 'json' };
import type { FormulaCall } from '../formulas.ts';

/** A value read in a publication, and the formula of this package that it is a value of. */
export interface PublishedPoint extends FormulaCall {
  readonly id: string;
  readonly group: string;
  readonly quantity: string;
  /** As printed, in `unit`. */
  readonly expected: number;
  readonly unit: string;
  /** How much of the formula's result is one of `unit`, where they differ: 453.59237 g are 1 lb. */
  readonly resultPerUnit?: number;
  /** Half the last printed digit, or what the source's own rounding allows. */
  readonly tolerance: number;
  readonly provenance: string;
  readonly source: string;
  readonly note?: string;
  readonly flag?: string;
  /** The inputs in the publication's own words and units. */
  readonly asPrinted: Readonly<Record<string, number | string | undefined>>;
}

export const publishedPoints: readonly PublishedPoint[] = [...published.points, ...cellar.points];
