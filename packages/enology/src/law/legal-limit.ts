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
