import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'sugar',
  features: [
    'Brix, gravity, Baumé, Oechsle, and KMW',
    'g/hL, ppm, and lb/1000 gal',
    'Volume, mass, area, pressure, and length',
  ],
  searchWords: [
    'ounces',
    'babo',
    'kmw',
    'convert',
    'conversion',
    'gallons',
    'liters',
    'litres',
    'ppm',
    'acres to hectares',
    'pounds to kilograms',
    'psi to bar',
    'feet to meters',
    'us ton',
    'mmhg',
    'fahrenheit',
    'celsius',
    'oechsle',
    'baume',
  ],
  acts: [],
  proof: { groups: ['brix_sg', 'dose-units'] },
  sources: ['jolicoeur', 'vinocalc', 'exact-units'],
  references: [
    {
      title: 'NIST Handbook 44, appendix C: general tables of units of measurement',
      url: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
    'cornell-conversions',
  ],
  lessons: [
    {
      heading: 'Six scales, one sugar',
      text: 'Brix, Plato, and KMW count grams of sugar in 100 grams of must, KMW without the other solids. Specific gravity, Oechsle, and Baumé say how much heavier the must is than water; only the numbers differ. So one hydrometer reading can be given on any of them, and none says more than another.',
    },
    {
      heading: 'A product isn’t its active part',
      text: 'A part per million is a milligram per liter. On the label of an additive it means milligrams of the product; in a laboratory report, milligrams of sulfur dioxide, nitrogen, or copper. Only 58% of potassium metabisulfite and 21% of diammonium phosphate count: the calculators for those additions keep the two apart.',
    },
    {
      heading: 'Two gallons',
      text: 'An imperial gallon is a fifth larger than a US gallon. If a recipe says only “gallon,” find out where it comes from.',
    },
  ],
};
