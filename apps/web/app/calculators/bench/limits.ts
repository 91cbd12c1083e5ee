import type { LegalLimit } from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimit } from '@orbit-vine/enology/law/limits.ts';
import { lawSources } from '@orbit-vine/enology/law-sources.ts';
import { short } from '../form/decimal.ts';

/** From this share of a limit on a reader is told of it. */
const nearFrom = 0.8;

const places: Readonly<Record<LegalLimit['jurisdiction'], string>> = {
  US: 'United States',
  OIV: 'OIV',
  EU: 'European Union',
  'United Kingdom': 'United Kingdom',
};

/**
 * A sentence where a value comes near a limit or passes it, in the limit's unit. Only for limits that were read in the
 * law itself: one that is only quoted elsewhere is an error of the page, which has to send to the law instead.
 */
export function limitCaution(
  jurisdiction: LegalLimit['jurisdiction'],
  subject: string,
  value: number,
): string | undefined {
  const found = legalLimit(jurisdiction, subject);
  if (!found || found.secondary) throw new Error(`The law was not read: ${jurisdiction}, ${subject}`);
  const { limit, unit } = found;
  const law = lawSources[found.source as keyof typeof lawSources].title;
  if (!(value >= nearFrom * limit)) return undefined;
  const verdict = value > limit ? 'Over the limit' : 'Near the limit';
  return `${verdict}. ${places[jurisdiction]}: ${subject}, at most ${short(limit)} ${unit} (${law}). This is ${short(value, 2)} ${unit}.`;
}
