import { ammoniumLimits } from './ammonium-limits.ts';
import { euLimits } from './eu-limits.ts';
import type { LegalLimit } from './legal-limit.ts';
import { oivLimits } from './oiv-limits.ts';
import { usLimits } from './us-limits.ts';

export const legalLimits: readonly LegalLimit[] = [
  ...usLimits.limits,
  ...oivLimits.limits,
  ...euLimits.limits,
  ...ammoniumLimits,
  {
    jurisdiction: 'US',
    subject: 'fixed acid of the finished wine as tartaric, after correction',
    limit: 9,
    unit: 'g/L',
    source: 'laffort-tartaric',
    secondary: true,
  },
  {
    jurisdiction: 'US',
    subject: 'lowest pH after adding tartaric acid',
    limit: 3,
    unit: 'pH',
    source: 'laffort-tartaric',
    secondary: true,
  },
  {
    jurisdiction: 'US',
    subject: 'copper added as copper sulfate',
    limit: 6,
    unit: 'mg/L',
    source: 'minnesota-bench-trials',
    secondary: true,
  },
  {
    jurisdiction: 'US',
    subject: 'copper remaining in the wine',
    limit: 0.5,
    unit: 'mg/L',
    source: 'minnesota-bench-trials',
    secondary: true,
  },
  {
    jurisdiction: 'US',
    subject: 'sorbic acid in the finished wine',
    limit: 300,
    unit: 'mg/L',
    source: 'sweet-wines-2018',
    secondary: true,
  },
  {
    jurisdiction: 'US',
    subject: 'total sulfur dioxide',
    limit: 350,
    unit: 'mg/L',
    source: '101winemaking-so2',
    secondary: true,
  },
  {
    jurisdiction: 'EU',
    subject: 'sorbic acid',
    limit: 200,
    unit: 'mg/L',
    source: 'nanaimo-sorbate',
    secondary: true,
  },
  {
    jurisdiction: 'EU',
    subject: 'deacidification of wine as tartaric acid',
    limit: 1,
    unit: 'g/L',
    source: 'wineskills-deacidification',
    secondary: true,
  },
  {
    jurisdiction: 'EU',
    subject: 'tartaric acid added to must',
    limit: 1.5,
    unit: 'g/L',
    source: 'wineskills-acidification',
    secondary: true,
  },
  {
    jurisdiction: 'EU',
    subject: 'tartaric acid added to wine',
    limit: 2.5,
    unit: 'g/L',
    source: 'wineskills-acidification',
    secondary: true,
  },
  {
    jurisdiction: 'United Kingdom',
    subject: 'increase of natural alcoholic strength',
    limit: 3,
    unit: '% vol',
    source: 'uk-1308-2013',
  },
];

/** A limit by its jurisdiction and subject, as in the table. */
export function legalLimit(jurisdiction: string, subject: string): LegalLimit | undefined {
  return legalLimits.find((limit) => limit.jurisdiction === jurisdiction && limit.subject === subject);
}

/**
 * Allowed variation of fill for a bottle size in the United States, %; as many bottles over as under.
 *
 * @source cfr-24-255
 */
export function fillVariationPercent(bottleMl: number): number | undefined {
  const bySize: Readonly<Record<number, number>> = { 750: 2, 375: 3, 187: 4.5, 100: 4.5, 50: 9 };
  if (bottleMl >= 15_000) return 1;
  return bottleMl >= 1000 ? 1.5 : bySize[bottleMl];
}
