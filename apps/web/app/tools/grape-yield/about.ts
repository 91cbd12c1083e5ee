import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['vineyard', 'harvest'],
  task: 'vineyard',
  features: ['From tons or acres', 'Liters, barrels, cases, and bottles'],
  searchWords: [
    'press',
    'tons',
    'tonnes',
    'gallons per ton',
    'yield',
    'how many bottles',
    'cases per ton',
    'barrels',
    'harvest plan',
    'acres',
  ],
  acts: [],
  proof: { groups: ['grape-yield'] },
  sources: ['dummies-conversions', 'cornell-conversions'],
  references: ['cornell-conversions'],
  lessons: [
    {
      heading: 'What a ton gives',
      text: 'Commercial wineries get about 730 L of red wine from a metric ton of grapes and 667 L of white; small presses get 500 to 580. Cornell counts 150 US gallons per US ton, which is 63 cases.',
    },
  ],
  whyOthersDiffer: [
    'Common mistakes: 83 cases per metric ton of red, where 730 L makes 81; and two to three tons for a case, where a ton makes about 63 cases.',
  ],
};
