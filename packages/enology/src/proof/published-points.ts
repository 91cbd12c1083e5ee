import published from '../../fixtures/published-points.json' with { type: 'json' };

/** A value read in a publication, with what it was read for. The facts of `fixtures/published-points.json`. */
export interface PublishedPoint {
  readonly id: string;
  readonly group: string;
  readonly quantity: string;
  readonly inputs: Readonly<Record<string, number | string | undefined>>;
  readonly expected: number;
  readonly unit: string;
  /** Half the last printed digit, or what the source's own rounding allows. */
  readonly tolerance: number;
  readonly provenance: string;
  readonly source: string;
  readonly note?: string;
  readonly flag?: string;
}

/** Why points of a source differ from what this package says by more than their own rounding, as a sentence. */
export interface Disagreement {
  readonly points: readonly string[];
  readonly why: string;
}

export const publishedPoints: readonly PublishedPoint[] = published.points;
export const publishedDisagreements: readonly Disagreement[] = published.disagreements;
