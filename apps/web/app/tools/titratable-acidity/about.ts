import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'aging', 'bottling'],
  task: 'laboratory',
  features: ['TA as tartaric and sulfuric acid', 'Strength of the base', 'Endpoints 8.2 and 7.0'],
  searchWords: [
    'ta',
    'titration',
    'naoh',
    'sodium hydroxide',
    'burette',
    'khp',
    'standardize',
    'acid test',
    'total acidity',
  ],
  acts: [],
  proof: { groups: ['titratable-acidity'] },
  sources: ['monash-acidity', '101winemaking-naoh'],
  references: ['monash-acidity', '101winemaking-naoh'],
  lessons: [
    {
      heading: 'Where the titration stops',
      text: 'Europe titrates to pH 7.0, the United States and Australia to 8.2. The same wine reads about 0.65 g/L lower at 7.0. Never compare two figures without their endpoints.',
    },
    {
      heading: 'Old base reads high',
      text: 'Sodium hydroxide takes up carbon dioxide from the air and weakens. You then use more of it and read too much acid: a 0.0833 mol/L base labeled 0.1 overstates TA by 20%. Standardize it every week of the season.',
    },
  ],
};
