import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  short: 'SO₂',
  seasons: ['aging', 'harvest', 'bottling'],
  task: 'sulfur',
  features: ['Free SO₂ for a molecular target', 'Potassium or sodium metabisulfite', 'Weight for a batch'],
  searchWords: [
    'kms',
    'potassium',
    'kmbs',
    'smbs',
    'metabisulfite',
    'meta',
    'sulfite',
    'sulphite',
    'campden',
    'sulfur dioxide',
    'sulphur',
    'so2',
  ],
  acts: ['sulfur dioxide'],
  proof: { groups: ['so2', 'so2_pka', 'so2_salt'], houseFormula: 'freeSo2' },
  sources: ['house-formula', 'stoichiometry', 'awri-so2', 'vawa', 'oiv-as323-04c'],
  references: ['oiv-as323-04c', 'winebusiness', 'vawa'],
  lessons: [
    {
      heading: 'Why pH decides',
      text: 'Of the free SO₂ in a wine, only the molecular part, a few percent, holds back microbes. That share falls as the pH rises: 6% at pH 3.0, 2.5% at 3.4, 1% at 3.8. So with every rise of 0.3 in pH, the same protection needs twice the free SO₂.',
    },
    {
      heading: 'Which constant',
      text: 'Most tables use a pKa of 1.81, some 1.77; the difference is a tenth of the dose. Both are constants for water. The OIV’s own method takes the wine’s alcohol and temperature into account and finds more molecular SO₂ in the same free SO₂. Its table starts at 20 °C.',
    },
    {
      heading: 'Which salt',
      text: `Pure potassium metabisulfite is ${pureSo2Percent.KMBS}% SO₂ by weight, pure sodium metabisulfite ${pureSo2Percent.SMBS}%. Products lose strength with age and damp: go by the label, and by a measurement after the addition.`,
    },
  ],
  whyOthersDiffer: [
    'Winebusiness.com’s table prints 90 mg/L for 1.5 mg/L molecular at pH 3.6, and 81 for 0.8 at pH 3.8. Its own formula gives 94 and 79. MeadTools’ table jumps to 98 and 123 for 0.8 at pH 3.8 and 3.9, where the formula gives 79 and 99.',
    'A common mistake: 0.44 g of metabisulfite in a gallon taken for 50 mg/L. With fresh salt, it is 67 mg/L.',
  ],
};
