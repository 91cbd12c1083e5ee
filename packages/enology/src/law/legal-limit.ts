import type { SourceId } from '../sources.ts';

/** Jurisdictions with their names, in the order in which pages list them. */
export const jurisdictions = {
  US: 'United States',
  EU: 'European Union',
  OIV: 'OIV',
  'United Kingdom': 'United Kingdom',
  Australia: 'Australia',
} as const;
export type Jurisdiction = keyof typeof jurisdictions;

/** Treatments and statements that a law may limit. A calculator names its own in `acts`. */
export const acts = [
  'acidification',
  'activated carbon',
  'alcohol label',
  'ammonium salts',
  'ascorbic acid',
  'blending',
  'bottle fill',
  'carbon dioxide',
  'copper',
  'deacidification',
  'dimethyl dicarbonate',
  'energy label',
  'enrichment',
  'excise tax',
  'fortification',
  'gum arabic',
  'hydrogen peroxide',
  'lysozyme',
  'metatartaric acid',
  'other treating materials',
  'sorbic acid',
  'sparkling dosage',
  'sulfur dioxide',
  'sweetening',
  'volatile acidity',
  'water in must',
  'water with treating materials',
  'yeast rehydration',
] as const;
export type Act = (typeof acts)[number];

/** A section of a law, and how far it was read. */
export interface LawText {
  readonly jurisdiction: Jurisdiction;
  /** As a page cites it. */
  readonly section: string;
  /** Which edition was read, if there is a later one. */
  readonly edition?: string;
  /** Where it can be read, or the page that quotes it. */
  readonly source: SourceId;
  /** The day on which the source was read. */
  readonly readOn: `${number}-${number}-${number}`;
  /** The page that quotes the section, if its own text was not read; pages say so beside the figure. */
  readonly quotedFrom?: string;
}

/** A number that a law or the OIV sets. For information, never advice. */
export interface LegalLimit {
  readonly act: Act;
  readonly subject: string;
  /**
   * The quantity that is compared with the limit, in g/L if its name ends so; undefined if a page only shows the limit.
   */
  readonly measure?: string;
  readonly limit: number;
  /** The unit of the law's figure. */
  readonly unit: string;
  readonly law: LawText;
  /** The least that is allowed; otherwise the most. */
  readonly bound?: 'least';
  /** A level of the must or wine, not an amount that starts at zero: no page calls a value near it. */
  readonly isLevel?: true;
  /** The kinds of wine that it holds for; otherwise all. */
  readonly wines?: readonly string[];
  /** An exception, as a sentence. */
  readonly note?: string;
}
