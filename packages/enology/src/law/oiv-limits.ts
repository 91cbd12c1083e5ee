import type { LegalLimit } from './legal-limit.ts';

const law = { jurisdiction: 'OIV', readOn: '2026-11-28' } as const;
const practices = {
  ...law,
  section: 'Code of oenological practices, maximum acceptable limits',
  source: 'oiv-limits',
} as const;
const compendium = { ...law, section: 'OIV-MA-C1-01', source: 'oiv-ma-c1-01' } as const;
const acidification = {
  ...law,
  section: 'Code of oenological practices, II.3.1.1.1',
  source: 'oiv-acidification',
  readOn: '2026-11-22',
} as const;

const added = { measure: 'addedGPerL', law: practices } as const;

export const oivLimits = [
  {
    act: 'acidification',
    measure: 'addedGPerL',
    subject: 'acidification as tartaric acid',
    limit: 4,
    unit: 'g/L',
    law: acidification,
  },
  { act: 'acidification', subject: 'acidification', limit: 54, unit: 'meq/L', law: acidification },
  {
    act: 'acidification',
    measure: 'citricAcidGPerL',
    subject: 'citric acid in wine',
    limit: 1,
    unit: 'g/L',
    law: compendium,
  },
  { act: 'activated carbon', subject: 'carbon', limit: 100, unit: 'g/hL', ...added },
  { act: 'ascorbic acid', subject: 'ascorbic acid added', limit: 250, unit: 'mg/L', ...added },
  { act: 'ascorbic acid', subject: 'ascorbic acid in wine', limit: 300, unit: 'mg/L', law: practices },
  {
    act: 'copper',
    measure: 'copperAfterGPerL',
    subject: 'copper in wine',
    limit: 1,
    unit: 'mg/L',
    law: practices,
  },
  {
    act: 'copper',
    measure: 'copperSulfateAddedGPerL',
    subject: 'copper sulfate added',
    limit: 1,
    unit: 'g/hL',
    law: practices,
  },
  {
    act: 'deacidification',
    measure: 'tartaricAfterGPerL',
    subject: 'tartaric acid left after deacidification',
    limit: 1,
    unit: 'g/L',
    bound: 'least',
    law: { ...law, section: 'Code of oenological practices, II.3.1.2.2', source: 'oiv-deacidification' },
  },
  { act: 'gum arabic', subject: 'gum arabic', limit: 0.3, unit: 'g/L', ...added },
  { act: 'lysozyme', subject: 'lysozyme', limit: 500, unit: 'mg/L', ...added },
  { act: 'metatartaric acid', subject: 'metatartaric acid', limit: 10, unit: 'g/hL', ...added },
  {
    act: 'other treating materials',
    subject: 'sulfates as potassium sulfate',
    limit: 1,
    unit: 'g/L',
    law: compendium,
  },
  {
    act: 'volatile acidity',
    measure: 'meqPerL',
    subject: 'volatile acidity',
    limit: 20,
    unit: 'meq/L',
    law: compendium,
  },
] as const satisfies readonly LegalLimit[];
