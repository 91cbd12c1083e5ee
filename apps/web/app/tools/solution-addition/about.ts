import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'additions',
  features: ['Exact and simple methods', 'Water brought into the wine', 'Salt to make the stock'],
  searchWords: [
    'percent solution',
    'stock',
    'liquid',
    'milliliters',
    'ml',
    'dilution',
    'so2 water',
    'slurry',
    'w/v',
    'water limit',
  ],
  acts: ['water with treating materials'],
  proof: { groups: ['solution-addition'] },
  sources: ['vinolab-solution', 'fermcalc-stock'],
  references: ['vinolab-solution', 'fermcalc-stock'],
  lessons: [
    {
      heading: 'Making a stock',
      text: 'Weigh the salt, dissolve it in less water than you need, and fill to the mark: 50 g in one liter of finished solution is 5% weight by volume. Fifty grams plus a liter of water is a little weaker. Label the stock with its strength, the date, and your name; sulfite solutions lose strength within days.',
    },
    {
      heading: 'The water counts',
      text: 'In the United States, the water used to dissolve or disperse all treating materials together may not exceed 1% of the volume (27 CFR 24.246). A strong stock keeps you below that; after earlier additions, enter the water that has already gone in.',
    },
  ],
  whyOthersDiffer: [
    'VinoCalc counts the volume that the solution adds; FermCalc doesn’t, and warns above 10%. The two differ by c / (C − c): for 1 mg/L from a stock of 100 mg/L, that is 1%.',
  ],
};
