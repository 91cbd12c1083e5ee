import type { LimitsOfPlace } from './legal-limit.ts';
import { oivLaws } from './oiv-laws.ts';

export const oivLimits: LimitsOfPlace = {
  place: 'OIV',
  laws: oivLaws,
  limits: [
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
  ],
};
