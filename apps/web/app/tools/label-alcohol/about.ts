import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'bottling',
  features: ['Allowed range', 'Class line at 14% vol', 'Tax class'],
  searchWords: [
    'cola',
    'label approval',
    'tolerance',
    'ttb',
    'abv on label',
    'table wine',
    '14 percent',
    '27 cfr 4.36',
  ],
  proof: { groups: ['label-alcohol'] },
  sources: ['cfr-4-36'],
  references: [
    { title: '27 CFR 4.36: alcoholic content', url: 'https://www.ecfr.gov/current/title-27/section-4.36' },
  ],
  lessons: [
    {
      heading: 'Two lines that do not coincide',
      text: 'The label’s tolerance is 1.5% vol at or below 14 and 1.0 above, and may not cross 14. The tax goes by the true alcohol, with lines at 16, 21, and 24% vol and no tolerance.',
    },
  ],
};
