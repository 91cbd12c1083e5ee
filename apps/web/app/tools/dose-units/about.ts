import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'additions',
  features: ['g/hL, mg/L, lb/1000 gal, and more', 'All units at once'],
  searchWords: [
    'convert',
    'conversion',
    'ppm',
    'g/hl',
    'pounds per thousand gallons',
    'lb per 1000',
    'rate',
    'dosage',
  ],
  acts: [],
  proof: { groups: ['dose-units'] },
  sources: ['exact-units'],
  references: ['cfr-24-241'],
  lessons: [
    {
      heading: 'A factor of ten',
      text: 'The costliest everyday mistake in a cellar is a slip between g/hL, ppm, and pounds per thousand gallons: 10 g/hL is 100 ppm, or a little over eight-tenths of a pound per thousand gallons. Convert once, write the unit next to the number, and have a second person read it back.',
    },
    {
      heading: 'Parts per million of what',
      text: 'A dose of a product isn’t a dose of its active part. One hundred ppm of potassium metabisulfite brings about 58 ppm of sulfur dioxide; one hundred ppm of DAP brings about 21 ppm of nitrogen. These figures are for the product as it is weighed.',
    },
  ],
  whyOthersDiffer: [
    'Suppliers round: 2 lb/1000 gal is 23.97 g/hL and is sold as 25; 2.5 lb is 29.96 and is sold as 30. We print the exact figure.',
    'The winery handout “Bench Trials and Cellar Additions” says that a gallon is three quarts, and that 100 ppm takes 76 g of sulfite per gallon. A gallon is four quarts, and at 50% strength 100 ppm takes 0.76 g.',
  ],
};
