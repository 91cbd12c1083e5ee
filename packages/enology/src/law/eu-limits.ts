import { euLaws } from './eu-laws.ts';
import type { LimitsOfPlace } from './legal-limit.ts';

export const euLimits: LimitsOfPlace = {
  place: 'European Union',
  laws: euLaws,
  limits: [
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
    { jurisdiction: 'EU', subject: 'dimethyl dicarbonate', limit: 200, unit: 'mg/L', source: 'eu-643-2006' },
    {
      jurisdiction: 'EU',
      subject: 'lowest sugar for dimethyl dicarbonate',
      limit: 5,
      unit: 'g/L',
      source: 'eu-643-2006',
    },
  ],
};
