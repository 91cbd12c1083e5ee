import type { LimitsOfPlace } from './legal-limit.ts';
import { usLaws } from './us-laws.ts';

export const usLimits: LimitsOfPlace = {
  place: 'United States',
  laws: usLaws,
  limits: [
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
      unit: '% by volume',
      source: 'cfr-24-246',
    },
    {
      jurisdiction: 'US',
      subject: 'ameliorating material, share of juice plus material',
      limit: 35,
      unit: '% by volume',
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
      subject: 'fill variation, 750 mL bottle',
      limit: 2,
      unit: '%',
      source: 'cfr-24-255',
    },
    {
      jurisdiction: 'US',
      subject: 'fill variation, 375 mL bottle',
      limit: 3,
      unit: '%',
      source: 'cfr-24-255',
    },
    {
      jurisdiction: 'US',
      subject: 'fill variation, 187 mL bottle',
      limit: 4.5,
      unit: '%',
      source: 'cfr-24-255',
    },
  ],
};
