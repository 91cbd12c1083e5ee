import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'sparkling',
  features: ['Liqueur per bottle and lot', 'Strength of the liqueur', 'EU terms of sweetness'],
  searchWords: [
    'liqueur d’expédition',
    'expedition',
    'disgorge',
    'brut',
    'extra brut',
    'demi-sec',
    'sparkling',
    'sweetness',
    'zero dosage',
  ],
  acts: ['sparkling dosage'],
  proof: { groups: ['dosage'] },
  sources: ['bourgeois-liqueurs'],
  references: ['bourgeois-liqueurs', 'eu-607-2009'],
  lessons: [
    {
      heading: 'Taste at more than one dose',
      text: 'Dose bottles at 0, 4, 6, 8, and 12 g/L, let them rest for a few weeks, and taste blind. The best dose is seldom the round number, and it changes with the age of the wine.',
    },
    {
      heading: 'What the terms mean',
      text: 'In the European Union, brut nature is under 3 g/L with nothing added, extra brut up to 6, brut up to 12, extra dry 12 to 17, sec 17 to 32, demi-sec 32 to 50, and doux above that. The label may differ from the analysis by 3 g/L.',
    },
  ],
};
