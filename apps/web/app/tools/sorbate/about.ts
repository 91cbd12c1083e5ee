import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'additions',
  features: ['Dose by alcohol and pH', 'Powder or solution', 'Sorbic acid against the limit'],
  searchWords: [
    'stop',
    'sterile',
    'sorbate',
    'sorbic acid',
    'stabilize',
    'refermentation',
    'sweet wine',
    'wine stabilizer',
    'geranium',
  ],
  acts: ['sorbic acid'],
  proof: { groups: ['sorbate'] },
  sources: ['underhill-sorbate', 'nanaimo-sorbate'],
  references: ['underhill-sorbate', 'nanaimo-sorbate'],
  lessons: [
    {
      heading: 'What it does',
      text: 'Sorbic acid keeps yeast from multiplying. Alcohol and a low pH help it: the more alcohol and the lower the pH, the smaller the dose. A wine full of yeast keeps fermenting anyway.',
    },
  ],
  whyOthersDiffer: [
    'MeadTools doses by alcohol alone: 133 mg/L at 12% vol. The table here says 96 at pH 3.1 and 150 at pH 3.5.',
  ],
};
