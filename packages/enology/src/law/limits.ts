import { ammoniumLimits } from './ammonium-limits.ts';
import type { LegalLimit } from './legal-limit.ts';

export const legalLimits: readonly LegalLimit[] = [
  {
    jurisdiction: 'US',
    subject: 'activated carbon, cumulative',
    limit: 3,
    unit: 'g/L',
    source: 'cfr-24-241',
  },
  {
    jurisdiction: 'US',
    subject: 'water to dissolve treating materials',
    limit: 1,
    unit: '% of volume',
    source: 'cfr-24-246',
  },
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
    subject: 'ameliorating material, share of juice plus material',
    limit: 35,
    unit: '% of volume',
    source: 'usc-26-5383',
  },
  {
    jurisdiction: 'US',
    subject: 'natural fixed acid left after amelioration',
    limit: 5,
    unit: 'g/L',
    source: 'usc-26-5383',
  },
  {
    jurisdiction: 'US',
    subject: 'lowest Brix after reducing juice with water',
    limit: 22,
    unit: '°Bx',
    source: 'usc-26-5382',
  },
  {
    jurisdiction: 'US',
    subject: 'carbon dioxide of a still wine',
    limit: 3.92,
    unit: 'g/L',
    source: 'usc-26-5041',
  },
  {
    jurisdiction: 'US',
    subject: 'carbon dioxide of hard cider, mead, low alcohol wine',
    limit: 6.4,
    unit: 'g/L',
    source: 'usc-26-5041',
  },
  {
    jurisdiction: 'US',
    subject: 'highest alcohol of a wine',
    limit: 24,
    unit: '% vol',
    source: 'usc-26-5041',
  },
  {
    jurisdiction: 'US',
    subject: 'total sulfur dioxide',
    limit: 350,
    unit: 'mg/L',
    source: '101winemaking-so2',
    secondary: true,
  },
  { jurisdiction: 'US', subject: 'fill variation, 750 mL bottle', limit: 2, unit: '%', source: 'cfr-24-255' },
  { jurisdiction: 'US', subject: 'fill variation, 375 mL bottle', limit: 3, unit: '%', source: 'cfr-24-255' },
  {
    jurisdiction: 'US',
    subject: 'fill variation, 187 mL bottle',
    limit: 4.5,
    unit: '%',
    source: 'cfr-24-255',
  },
  { jurisdiction: 'OIV', subject: 'copper in wine', limit: 1, unit: 'mg/L', source: 'oiv-limits' },
  { jurisdiction: 'OIV', subject: 'copper sulfate added', limit: 1, unit: 'g/hL', source: 'oiv-limits' },
  {
    jurisdiction: 'OIV',
    subject: 'acidification as tartaric acid',
    limit: 4,
    unit: 'g/L',
    source: 'oiv-acidification',
  },
  { jurisdiction: 'OIV', subject: 'acidification', limit: 54, unit: 'meq/L', source: 'oiv-acidification' },
  { jurisdiction: 'OIV', subject: 'ascorbic acid added', limit: 250, unit: 'mg/L', source: 'oiv-limits' },
  { jurisdiction: 'OIV', subject: 'ascorbic acid in wine', limit: 300, unit: 'mg/L', source: 'oiv-limits' },
  { jurisdiction: 'OIV', subject: 'citric acid in wine', limit: 1, unit: 'g/L', source: 'oiv-ma-c1-01' },
  { jurisdiction: 'OIV', subject: 'volatile acidity', limit: 20, unit: 'meq/L', source: 'oiv-ma-c1-01' },
  { jurisdiction: 'OIV', subject: 'carbon', limit: 100, unit: 'g/hL', source: 'oiv-limits' },
  { jurisdiction: 'OIV', subject: 'lysozyme', limit: 500, unit: 'mg/L', source: 'oiv-limits' },
  { jurisdiction: 'OIV', subject: 'metatartaric acid', limit: 10, unit: 'g/hL', source: 'oiv-limits' },
  { jurisdiction: 'OIV', subject: 'gum arabic', limit: 0.3, unit: 'g/L', source: 'oiv-limits' },
  {
    jurisdiction: 'OIV',
    subject: 'sulfates as potassium sulfate',
    limit: 1,
    unit: 'g/L',
    source: 'oiv-ma-c1-01',
  },
  {
    jurisdiction: 'EU',
    subject: 'total sulfur dioxide, red, sugar under 5 g/L',
    limit: 150,
    unit: 'mg/L',
    source: 'eu-2019-934',
  },
  {
    jurisdiction: 'EU',
    subject: 'total sulfur dioxide, white and rosé, sugar under 5 g/L',
    limit: 200,
    unit: 'mg/L',
    source: 'eu-2019-934',
  },
  {
    jurisdiction: 'EU',
    subject: 'total sulfur dioxide, red, sugar from 5 g/L',
    limit: 200,
    unit: 'mg/L',
    source: 'eu-2019-934',
  },
  {
    jurisdiction: 'EU',
    subject: 'total sulfur dioxide, white and rosé, sugar from 5 g/L',
    limit: 250,
    unit: 'mg/L',
    source: 'eu-2019-934',
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
  { jurisdiction: 'EU', subject: 'dimethyl dicarbonate', limit: 200, unit: 'mg/L', source: 'eu-643-2006' },
  {
    jurisdiction: 'EU',
    subject: 'lowest sugar for dimethyl dicarbonate',
    limit: 5,
    unit: 'g/L',
    source: 'eu-643-2006',
  },
  {
    jurisdiction: 'United Kingdom',
    subject: 'increase of natural alcoholic strength',
    limit: 3,
    unit: '% vol',
    source: 'uk-1308-2013',
  },
];

export function legalLimit(jurisdiction: string, subject: string): LegalLimit | undefined {
  return legalLimits.find((limit) => limit.jurisdiction === jurisdiction && limit.subject === subject);
}

/**
 * Fill that may lie over or under the bottle's size in the United States, %; as many over as under.
 *
 * @source cfr-24-255
 */
export function fillVariationPercent(bottleMl: number): number | undefined {
  const bySize: Readonly<Record<number, number>> = { 750: 2, 375: 3, 187: 4.5, 100: 4.5, 50: 9 };
  if (bottleMl >= 15_000) return 1;
  return bottleMl >= 1000 ? 1.5 : bySize[bottleMl];
}
