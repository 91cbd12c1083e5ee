import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'laboratory',
  features: ['Least number of correct answers', 'Probability of a result by chance'],
  searchWords: [
    'tasting',
    'panel',
    'sensory',
    'odd one out',
    'significance',
    'statistics',
    'difference',
    'duo-trio',
    'blind',
  ],
  acts: [],
  proof: { groups: ['triangle-test'] },
  sources: ['fao-triangle'],
  references: ['fao-triangle'],
  lessons: [
    {
      heading: 'Why three glasses',
      text: 'Asked which of two wines is better, people always answer. Asked which of three is the odd one, they can be wrong: a third of those who guess are right. Run the test before you pay for a treatment that no one can taste.',
    },
  ],
};
