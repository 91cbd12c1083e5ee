import type { SourceId } from '../sources.ts';

/** A number that a law or the OIV sets, and where it was read. For information, never advice. */
export interface LegalLimit {
  readonly jurisdiction: 'US' | 'OIV' | 'EU' | 'United Kingdom';
  readonly subject: string;
  readonly limit: number;
  readonly unit: string;
  readonly source: SourceId;
  /** The law was read in a page that quotes it: read the law itself before the number is printed. */
  readonly secondary?: true;
}

/** The limits of one place that were read in the law itself, with these laws by their keys. */
export interface LimitsOfPlace {
  readonly place: string;
  readonly laws: Readonly<Partial<Record<SourceId, { readonly title: string }>>>;
  readonly limits: readonly LegalLimit[];
}
