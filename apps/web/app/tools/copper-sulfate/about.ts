import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['fermentation', 'aging', 'bottling'],
  task: 'additions',
  features: ['Salt or stock solution', 'Trial glass or tank', 'Copper that stays in the wine'],
  searchWords: [
    'copper',
    'cuso4',
    'hydrogen sulfide',
    'h2s',
    'rotten egg',
    'reduction',
    'reductive',
    'stinky',
    'sulfide',
    'bluestone',
  ],
  acts: ['copper'],
  proof: { groups: ['copper-sulfate'] },
  sources: ['winecalc', 'iowa-h2s'],
  references: [
    'minnesota-bench-trials',
    {
      title: 'OIV: maximum acceptable limits',
      url: 'https://www.oiv.int/standards/international-code-of-oenological-practices',
    },
  ],
  lessons: [
    {
      heading: 'Trial first',
      text: 'Copper binds hydrogen sulfide and simple mercaptans, but not disulfides. Smell a glass with 0.05 mg/L, one with 0.1, and one with none. If neither dose clears the smell, more copper won’t help; ask a laboratory what causes it.',
    },
    {
      heading: 'Small weights, big harm',
      text: 'Half a milligram of copper per liter is about 27 times what 10 µg/L of hydrogen sulfide can bind, and what doesn’t react stays in the wine. Weigh on a scale that shows milligrams, or use a stock solution.',
    },
  ],
  whyOthersDiffer: [
    'Some doses are given as copper and some as copper sulfate. They differ by a factor of 3.93, and mixing them up is the most common mistake with this salt.',
  ],
};
