import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'acidity',
  features: [
    'Tartaric, sulfuric, acetic, malic, lactic, citric, meq/L',
    'Drop in TA from malolactic conversion',
  ],
  searchWords: [
    'convert',
    'h2so4',
    'sulphuric',
    'french',
    'italian',
    'meq',
    'milliequivalents',
    'malolactic',
    'mlf',
    'equivalents',
  ],
  acts: [],
  proof: { groups: ['acidity-units'] },
  sources: ['stoichiometry'],
  references: ['handbook-of-enology'],
  lessons: [
    {
      heading: 'The same acid in other words',
      text: 'A French analysis gives total acidity as sulfuric acid, most others as tartaric. The wine is the same: 4 g/L as sulfuric is 6.1 g/L as tartaric. Ask for the endpoint too, since it shifts the figure by more than the rounding does.',
    },
    {
      heading: 'What malolactic conversion takes',
      text: 'Bacteria remove one of malic acid’s two acid groups. Each gram per liter of malic acid takes 0.56 g/L of TA with it and leaves 0.67 g/L of lactic acid.',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: 1.26 for acetic to tartaric. The equivalents give 1.25.',
    'To go from sulfuric to tartaric and back, some “add half” and “subtract a third.” Both rules are 2% off.',
  ],
};
