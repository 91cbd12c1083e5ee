import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['fermentation'],
  task: 'yeast',
  features: ['Weight and volume of the gas', 'Daily average'],
  searchWords: [
    'danger',
    'co2',
    'carbon dioxide',
    'ventilation',
    'safety',
    'gas',
    'emission',
    'suffocation',
    'cellar air',
  ],
  acts: [],
  proof: { groups: ['fermentation-co2'] },
  sources: ['stoichiometry', 'winepress-co2'],
  references: ['winepress-co2'],
  lessons: [
    {
      heading: 'A cellar full of it',
      text: 'One thousand liters of must at 220 g/L gives off about 58 cubic meters of gas, enough to fill a room of 5 by 5 m with a 2.3 m ceiling. In the rush of harvest, the air near the floor may be unbreathable while no one standing there notices.',
    },
  ],
  whyOthersDiffer: [
    '“Forty volumes of gas for a volume of juice” is in print, and so is “sixty.” At 220 g/L and 20 °C, it is 58; forty is too low.',
  ],
};
