import cellar from '../../fixtures/cellar-points.json' with { type: 'json' };
import published from '../../fixtures/published-points.json' with { type: 'json' };
import type { FormulaCall } from '../formulas.ts';

/** A published value, and the call of this package's formula that should reproduce it. */
export interface PublishedPoint extends FormulaCall {
  readonly id: string;
  readonly group: string;
  readonly quantity: string;
  readonly expected: number;
  readonly unit: string;
  /** The formula's result per `unit`, if they differ: 453.59237 (g) for lb. */
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
