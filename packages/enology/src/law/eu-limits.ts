import type { LegalLimit } from './legal-limit.ts';

const law = { jurisdiction: 'EU', readOn: '2026-11-22' } as const;
const sulfite = {
  ...law,
  section: 'Regulation (EU) 2019/934, annex I, part B',
  source: 'eu-2019-934',
} as const;
const dicarbonate = {
  ...law,
  section: 'Regulation (EC) 643/2006, annex II',
  source: 'eu-643-2006',
} as const;
const acidity = {
  ...law,
  section: 'Regulation (EU) 1308/2013, annex VIII, part I, section C',
  quotedFrom: 'WineSkills',
} as const;
const volatile = {
  ...law,
  section: 'Regulation (EU) 2019/934, annex I, part C',
  source: 'veron-volatile-acidity',
  readOn: '2026-11-28',
  quotedFrom: 'Véron Œnologie, from the regulation before it,',
} as const;

const totalSo2 = { act: 'sulfur dioxide', measure: 'totalGPerL', unit: 'mg/L', law: sulfite } as const;

export const euLimits = [
  {
    act: 'acidification',
    measure: 'addedGPerL',
    subject: 'tartaric acid added to must',
    limit: 1.5,
    unit: 'g/L',
    law: { ...acidity, source: 'wineskills-acidification' },
  },
  {
    act: 'acidification',
    measure: 'addedGPerL',
    subject: 'tartaric acid added to wine',
    limit: 2.5,
    unit: 'g/L',
    law: { ...acidity, source: 'wineskills-acidification' },
  },
  {
    act: 'ammonium salts',
    measure: 'addedGPerL',
    subject: 'ammonium salts added, cumulative',
    limit: 1,
    unit: 'g/L',
    law: {
      ...law,
      section: 'Regulation (EU) 2019/934, annex I, part A',
      source: 'eu-606-2009',
      quotedFrom: 'Regulation (EC) 606/2009, which it replaced,',
    },
  },
  {
    act: 'copper',
    measure: 'copperAfterGPerL',
    subject: 'copper in wine',
    limit: 1,
    unit: 'mg/L',
    law: {
      ...law,
      readOn: '2026-11-28',
      section: 'Regulation (EU) 2019/934, annex I, part A',
      source: 'eu-643-2006-annex-1',
      quotedFrom: 'Regulation (EC) 643/2006, since repealed,',
    },
  },
  {
    act: 'deacidification',
    measure: 'acidRemovedGPerL',
    subject: 'deacidification of wine as tartaric acid',
    limit: 1,
    unit: 'g/L',
    isLevel: true,
    law: { ...acidity, source: 'wineskills-deacidification' },
  },
  {
    act: 'dimethyl dicarbonate',
    measure: 'addedGPerL',
    subject: 'dimethyl dicarbonate',
    limit: 200,
    unit: 'mg/L',
    law: dicarbonate,
  },
  {
    act: 'dimethyl dicarbonate',
    subject: 'lowest sugar for dimethyl dicarbonate',
    limit: 5,
    unit: 'g/L',
    bound: 'least',
    law: dicarbonate,
  },
  {
    act: 'sorbic acid',
    measure: 'sorbicAcidGPerL',
    subject: 'sorbic acid',
    limit: 200,
    unit: 'mg/L',
    law: {
      ...law,
      section: 'Regulation (EU) 2019/934, annex I, part A',
      source: 'nanaimo-sorbate',
      quotedFrom: 'the Nanaimo Winemakers’ page on sorbate',
    },
  },
  {
    act: 'sparkling dosage',
    subject: 'tolerance of the term for the sugar of sparkling wine',
    limit: 3,
    unit: 'g/L',
    law: { ...law, section: 'Regulation (EC) 607/2009, annex XIV', source: 'eu-607-2009' },
  },
  { ...totalSo2, subject: 'total sulfur dioxide, red, sugar under 5 g/L', limit: 150, wines: ['red'] },
  {
    ...totalSo2,
    subject: 'total sulfur dioxide, white and rosé, sugar under 5 g/L',
    limit: 200,
    wines: ['white'],
  },
  { ...totalSo2, subject: 'total sulfur dioxide, red, sugar from 5 g/L', limit: 200, wines: ['sweetRed'] },
  {
    ...totalSo2,
    subject: 'total sulfur dioxide, white and rosé, sugar from 5 g/L',
    limit: 250,
    wines: ['sweetWhite'],
  },
  {
    act: 'volatile acidity',
    measure: 'meqPerL',
    subject: 'volatile acidity of red wine',
    limit: 20,
    unit: 'meq/L',
    wines: ['red', 'redFrom28Brix'],
    law: volatile,
  },
  {
    act: 'volatile acidity',
    measure: 'meqPerL',
    subject: 'volatile acidity of white and rosé wine',
    limit: 18,
    unit: 'meq/L',
    wines: ['white', 'whiteFrom28Brix'],
    law: volatile,
  },
] as const satisfies readonly LegalLimit[];
