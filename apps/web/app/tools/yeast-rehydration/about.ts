import type { Tool } from '../../calculator/definition/tool.ts';
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
  proof: { groups: ['yeast-rehydration'] },
  sources: ['scott-rehydration'],
  references: ['scott-rehydration', 'jm-rehydration'],
  lessons: [
    {
      heading: 'Why warm water, and why cool slowly',
      text: 'Dry cells leak until their membranes have mended, and they mend fastest near body temperature. Poured straight into a cold must, many die of the shock: bring the slurry down ten degrees Celsius at a time.',
    },
  ],
  whyOthersDiffer: [
    'One calculator uses ten times the yeast’s weight in water although it adds nutrient. Scott asks for twenty times the weight of the nutrient: more than twice as much.',
  ],
};
