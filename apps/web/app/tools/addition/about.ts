import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'additions',
  features: ['Dose in g/hL, mg/L, g/L, or lb/1000 gal', 'Strength of the product', 'Legal limits'],
  searchWords: [
    'pectinase',
    'oak',
    'chips',
    'dmdc',
    'bentonite',
    'tannin',
    'enzyme',
    'pvpp',
    'carbon',
    'charcoal',
    'ascorbic',
    'vitamin c',
    'lysozyme',
    'cream of tartar',
    'cold stability',
    'bacteria',
    'gum arabic',
    'velcorin',
    'weigh',
    'powder',
    'fining',
    'cold stabilization',
  ],
  acts: [
    'activated carbon',
    'ascorbic acid',
    'dimethyl dicarbonate',
    'gum arabic',
    'lysozyme',
    'metatartaric acid',
    'other treating materials',
  ],
  proof: { groups: ['addition'] },
  sources: ['winecalc'],
  references: [
    {
      title: 'OIV: maximum acceptable limits',
      url: 'https://www.oiv.int/standards/international-code-of-oenological-practices',
    },
    'cfr-24-241',
  ],
  lessons: [
    {
      heading: 'Weigh, round, and write down what you weighed',
      text: 'No one weighs 153.27 g in a cellar. Round to what your scale shows, and record the dose that the rounded weight makes: that’s what the wine got. Dissolve or disperse the powder in a little of the wine, and mix the whole tank before you judge.',
    },
    {
      heading: 'A dose of what?',
      text: 'A label may give the dose of the product or of its active part. If the dose is of the active part, enter the strength. Nitrogen is a special case: plan it with the nutrient calculator, which counts what the must already holds.',
    },
    {
      heading: 'Limits add up',
      text: 'A legal limit on a material covers everything that the juice and the wine have received. In the United States, the water in which all materials together are dissolved or dispersed may not exceed 1% of the volume (27 CFR 24.246).',
    },
  ],
};
