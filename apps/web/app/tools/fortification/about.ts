import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['fermentation', 'aging'],
  task: 'blending',
  features: ['Mass balance with contraction', 'Pearson’s square', 'Fill a vessel to the brim'],
  searchWords: [
    'cut',
    'fortify',
    'port',
    'brandy',
    'spirit',
    'pearson',
    'mistelle',
    'vermouth',
    'mutage',
    'dessert',
    'fortified',
    'proof',
    'aguardente',
    'raise alcohol',
    'fill to',
    'final volume',
  ],
  acts: ['fortification'],
  proof: { groups: ['fortification'] },
  sources: ['oiml-r22', 'defalco-fortification'],
  references: ['fermcalc-fortify', 'oiml-r22'],
  lessons: [
    {
      heading: 'Why it takes less than the square says',
      text: 'A liter of alcohol and a liter of water make less than two. To bring 100 L from 12 to 18% vol with 96% spirit takes 7.55 L, not 7.69, and gives 106.9 L, not 107.5. The square is on the safe side for a minimum strength, and on the wrong side for a tax class.',
    },
    {
      heading: 'Stopping a fermentation',
      text: 'For Port-style wine, the spirit goes in while sugar is left; “When to Fortify a Port” finds the gravity for it. Treat the must as a sweet wine: use the square, mix hard, and check by distillation.',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: lifting a liter from 12 to 20% vol with 0.25 L of 40% brandy. That gives 17.6%; it takes 0.40 L.',
    'Check the subtraction first: 85 less 20 is 65, which makes 11.8 oz; taken for 55, it would be 13.9 oz.',
  ],
};
