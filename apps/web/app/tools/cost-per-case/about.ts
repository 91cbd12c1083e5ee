import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'business',
  features: ['Cost of a case and bottle', 'Share of the fixed cost', 'Cases to break even'],
  searchWords: [
    'price',
    'pricing',
    'margin',
    'profit',
    'cogs',
    'break even',
    'packaging cost',
    'bottle cost',
    'budget',
    'dtc',
    'wholesale',
  ],
  acts: [],
  proof: { groups: ['cost-per-case'] },
  sources: ['wsu-eb1996', 'wellington-2008'],
  references: ['wsu-eb1996'],
  lessons: [
    {
      heading: 'Size matters more than thrift',
      text: 'Washington State University found costs of $154.41 a case at 2,000 cases and $124.93 at 20,000, in early-2000s dollars. Packaging alone ran from $7 or $8 for a large winery to more than $50 (Wellington, 2008). A month with an empty tasting room can cost a small winery all it saved on corks.',
    },
  ],
};
