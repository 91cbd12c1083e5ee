import type { LegalLimit } from './legal-limit.ts';

const treating = {
  jurisdiction: 'US',
  section: '27 CFR 24.246',
  edition: 'edition of 2015; the list was revised in 2022',
  source: 'cfr-24-246-2015',
  readOn: '2026-11-28',
} as const;

const material = { act: 'other treating materials', law: treating } as const;

/** Materials of the list in 27 CFR 24.246. */
export const usMaterialLimits = [
  {
    act: 'ammonium salts',
    measure: 'addedGPerL',
    subject: 'ammonium phosphates added, cumulative',
    limit: 0.96,
    unit: 'g/L',
    law: treating,
  },
  {
    act: 'copper',
    measure: 'copperAddedGPerL',
    subject: 'copper added as copper sulfate',
    limit: 6,
    unit: 'mg/L',
    law: treating,
  },
  {
    act: 'copper',
    measure: 'copperAfterGPerL',
    subject: 'copper remaining in the wine',
    limit: 0.5,
    unit: 'mg/L',
    law: treating,
  },
  {
    act: 'deacidification',
    measure: 'fixedAcidAfterGPerL',
    subject: 'natural or fixed acid left by carbonates',
    limit: 5,
    unit: 'g/L',
    bound: 'least',
    law: treating,
  },
  {
    act: 'dimethyl dicarbonate',
    measure: 'addedGPerL',
    subject: 'dimethyl dicarbonate, cumulative',
    limit: 200,
    unit: 'mg/L',
    law: treating,
  },
  {
    act: 'gum arabic',
    measure: 'addedGPerL',
    subject: 'gum arabic',
    limit: 0.24,
    unit: 'g/L',
    law: treating,
  },
  { act: 'lysozyme', measure: 'addedGPerL', subject: 'lysozyme', limit: 500, unit: 'mg/L', law: treating },
  { ...material, subject: 'citric acid to stabilize wine', limit: 0.7, unit: 'g/L' },
  { ...material, subject: 'fumaric acid in the finished wine', limit: 3, unit: 'g/L' },
  { ...material, subject: 'PVPP', limit: 7.19, unit: 'g/L' },
  { ...material, subject: 'potassium bitartrate', limit: 4.19, unit: 'g/L' },
  { ...material, subject: 'silica gel as a solution of 30 %', limit: 2.4, unit: 'g/L' },
  { ...material, subject: 'tannin added', limit: 150, unit: 'mg/L' },
  { ...material, subject: 'thiamine', limit: 0.6, unit: 'mg/L' },
  { ...material, subject: 'yeast hulls', limit: 0.36, unit: 'g/L' },
  {
    act: 'sorbic acid',
    measure: 'sorbicAcidGPerL',
    subject: 'sorbic acid in the finished wine',
    limit: 300,
    unit: 'mg/L',
    law: treating,
  },
] as const satisfies readonly LegalLimit[];
