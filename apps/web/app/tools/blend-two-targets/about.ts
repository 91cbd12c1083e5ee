import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'blending',
  features: ['Two properties at once', 'Three or four lots', 'The wine you have'],
  searchWords: [
    'alcohol and acid',
    'assemblage',
    'cuvée',
    'coupage',
    'linear programming',
    'optimize blend',
    'available volume',
    'two properties',
    'several tanks',
  ],
  acts: ['blending'],
  proof: { groups: ['blend-two-targets', 'blend'] },
  sources: ['linear-programming', 'winemaker-pearson'],
  references: ['winemakeri-pearson'],
  lessons: [
    {
      heading: 'Why it takes three lots',
      text: 'Two lots have one ratio that reaches one target. For two targets at once you need a third lot, and the three must lie around the target: one richer in alcohol, say, one richer in acid, and one low in both. Draw them on paper, alcohol across and acidity up. What lies in their triangle can be blended, and nothing else.',
    },
    {
      heading: 'One target, many lots',
      text: '“Blending” works out what a blend of up to eight lots will be, and the ratio of two for one target. Use it to try a change by hand once this page has shown the way.',
    },
  ],
};
