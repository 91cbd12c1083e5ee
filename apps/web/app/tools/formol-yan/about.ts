import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest'],
  task: 'laboratory',
  features: ['Virginia Tech and Laffort protocols', 'Assimilable nitrogen'],
  searchWords: ['yan', 'formol', 'formaldehyde', 'nitrogen', 'amino acids', 'titration', 'nutrient'],
  acts: [],
  proof: { groups: ['formol-yan'] },
  sources: ['vt-formol'],
  references: ['vt-formol', 'laffort-formol'],
  lessons: [
    {
      heading: 'Then plan the nutrients',
      text: 'Enter this number in the nutrient calculator as FAN, with no ammonia: the titration counts both. That page says how much DAP or organic nutrient the must needs for its sugar and its yeast.',
    },
  ],
};
