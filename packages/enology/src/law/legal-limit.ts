import type { SourceId } from '../sources.ts';

/** Whose law it is, in the order in which a page names them, with their names there. */
export const jurisdictions = {
  US: 'United States',
  EU: 'European Union',
  OIV: 'OIV',
  'United Kingdom': 'United Kingdom',
  Australia: 'Australia',
} as const;
export type Jurisdiction = keyof typeof jurisdictions;

/** What is done to a wine, or said of it, that a law may limit: what a calculator names in `acts`. */
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
  /** The day on which that was read. */
  readonly readOn: `${number}-${number}-${number}`;
  /** Who quotes it, if the text itself was not read; a page says so beside the figure. */
  readonly quotedFrom?: string;
}

/** A number that a law or the OIV sets. For information, never advice. */
export interface LegalLimit {
  readonly act: Act;
  readonly subject: string;
  /** The quantity that is compared with the limit, in g/L if its name ends so; none where a page only shows the limit. */
  readonly measure?: string;
  readonly limit: number;
  /** Of the law's own figure. */
  readonly unit: string;
  readonly law: LawText;
  /** The least that is allowed; otherwise the most. */
  readonly bound?: 'least';
  /** A level of the must or wine, not an amount that starts at zero: nothing is said before it is passed. */
  readonly isLevel?: true;
  /** The kinds of wine that it holds for; otherwise all. */
  readonly wines?: readonly string[];
  /** An exception, as a sentence. */
  readonly note?: string;
}
