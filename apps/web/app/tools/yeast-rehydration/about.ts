import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'fermentation'],
  task: 'yeast',
  features: ['Yeast and rehydration nutrient', 'Water', 'Tempering steps'],
  searchWords: [
    'yeast',
    'inoculate',
    'inoculation',
    'pitch',
    'go-ferm',
    'goferm',
    'rehydrate',
    'starter',
    'temper',
    'acclimatize',
    'adr',
    'dry yeast',
  ],
  acts: ['yeast rehydration'],
  proof: { groups: ['yeast-rehydration'] },
  sources: ['scott-rehydration'],
  references: ['scott-rehydration', 'jm-rehydration'],
  lessons: [
    {
      heading: 'Why warm water, and why cool slowly',
      text: 'Dry cells leak until their membranes have mended, and they mend fastest near body temperature. Poured straight into a cold must, many die of the shock: bring the slurry down ten degrees Celsius at a time.',
    },
    {
      heading: 'The protocol and the law disagree',
      text: `In the United States, yeast may be rehydrated in ${limitInWords('US', 'water to rehydrate yeast')}, and may raise the volume of the juice by ${limitInWords('US', 'increase in volume by rehydrated yeast')}. Scott’s water for the nutrient is 3 gallons for each pound of yeast. We don’t shorten a maker’s protocol, so the page shows both. Stay at the most water that it names, or rehydrate without the nutrient, which takes 1.2 gallons. A starter grown in must is exempt from the limit on volume.`,
    },
  ],
  whyOthersDiffer: [
    'A common mistake: ten times the yeast’s weight in water with nutrient added. Scott asks for twenty times the weight of the nutrient: more than twice as much.',
  ],
};
