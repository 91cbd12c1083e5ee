import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging'],
  task: 'sulfur',
  features: ['Pure peroxide and solution', 'Dilution to 1%'],
  searchWords: [
    'too much so2',
    'overdose',
    'hydrogen peroxide',
    'h2o2',
    'remove sulfite',
    'reduce so2',
    'mistake',
  ],
  acts: ['hydrogen peroxide'],
  proof: { groups: ['peroxide-so2'] },
  sources: ['stoichiometry', 'awri-tn06'],
  references: ['knockanore'],
  lessons: [
    {
      heading: 'Try everything else first',
      text: 'Time and a splash racking lower SO₂ in a young red. A blend lowers it in any wine. Peroxide removes it at once, and takes color and fruit with it: try it in one glass, and taste that glass the next day.',
    },
  ],
  whyOthersDiffer: [
    'Knockanore’s short form, 0.049 / Z for a strength of Z percent, fits at about 25%: it is 7% low for 3% peroxide and 4% high for 35%.',
    'A common mistake: 50 g/hL of a 1% solution for 10 mg/L. It takes 53.',
  ],
};
