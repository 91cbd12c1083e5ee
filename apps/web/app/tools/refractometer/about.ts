import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['fermentation'],
  task: 'sugar',
  features: ['Final gravity from two readings', 'Alcohol by volume'],
  searchWords: ['refractometer', 'terrill', 'abv', 'atc', 'final gravity', 'fg'],
  acts: [],
  proof: { groups: ['refractometer'] },
  sources: ['terrill-2011', 'duncan-acton'],
  references: ['terrill-2011'],
  lessons: [
    {
      heading: 'Why the reading is too high',
      text: 'A refractometer measures how far light bends, on a scale made for sugar in water. Alcohol bends light more than water does, so a dry wine still reads 5 to 8 °Bx. With the reading from before fermentation, the alcohol can be estimated and its share subtracted.',
    },
    {
      heading: 'What it’s good for',
      text: 'A refractometer follows a fermentation with a drop of wine instead of a cylinder, and shows when the reading stops falling. It doesn’t replace the hydrometer at the end: the correction was fitted to beer, which is weaker than wine and leaves more extract behind.',
    },
  ],
  whyOthersDiffer: [
    'Brewers divide readings by 1.04, since a wort isn’t a solution of pure sucrose. For a must, start with 1, and find your own factor by reading the same must with a refractometer and a hydrometer.',
    'Of Terrill’s two fits, the linear one reads 0.007 to 0.012 SG higher for a dry wine. It follows beers of 10 to 16 °Bx; at the strength of a must it makes dry wines look sweet.',
  ],
};
