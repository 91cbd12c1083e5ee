import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'business',
  features: ['All classes of wine', 'Credit, step by step', 'Tax per case and bottle'],
  searchWords: [
    'ttb',
    'tax',
    'excise',
    'cbma',
    'cbmtra',
    'small producer credit',
    'removal',
    '5120.17',
    'federal',
  ],
  acts: ['excise tax'],
  proof: { groups: ['us-excise-tax'] },
  sources: ['usc-26-5041'],
  references: [
    {
      title: 'TTB: Craft Beverage Modernization',
      url: 'https://www.ttb.gov/regulated-commodities/beverage-alcohol/cbma/craft-beverage-modernization-and-tax-reform-cbmtra',
    },
  ],
  lessons: [
    {
      heading: 'How the credit steps down',
      text: 'A producer takes $1.00 off each of the first 30,000 gallons of the calendar year, $0.90 off the next 100,000, and $0.535 off the next 620,000; for hard cider, $0.062, $0.056, and $0.033. So the first 30,000 gallons of table wine pay seven cents each.',
    },
  ],
  whyOthersDiffer: [
    'Pages from before 2018 class wine above 14% vol as dessert wine. The line is now 16% vol.',
  ],
};
