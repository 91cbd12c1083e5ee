import type { SourceId } from '../sources.ts';

export interface LegalLimit {
  readonly jurisdiction: 'US' | 'OIV' | 'EU' | 'United Kingdom';
  readonly subject: string;
  readonly limit: number;
  readonly unit: string;
  readonly source: SourceId;
  /** Read on a page that quotes the law: read the law before printing the number. */
  readonly secondary?: true;
}

/** The limits of one jurisdiction that were read in the law itself, with those laws by key. */
export interface LimitsOfPlace {
  readonly place: string;
  readonly laws: Readonly<Partial<Record<SourceId, { readonly title: string }>>>;
  readonly limits: readonly LegalLimit[];
}
