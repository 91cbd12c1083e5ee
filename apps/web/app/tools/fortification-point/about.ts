import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['fermentation'],
  task: 'blending',
  features: ['Gravity at which to fortify', 'Spirit to have ready', 'Sugar and alcohol then'],
  searchWords: [
    'port',
    'fortify',
    'fortification point',
    'mutage',
    'vin doux naturel',
    'aguardente',
    'brandy',
    'stop fermentation',
    'arrest',
    'dessert wine',
  ],
  acts: ['fortification'],
  proof: { groups: ['fortification-point', 'fortification'] },
  sources: ['vinolab-fortification-point', 'oiv-oeno-21-2004', 'duncan-acton', 'defalco-fortification'],
  references: ['vinolab-fortification-point', 'fermcalc-fortify'],
  lessons: [
    {
      heading: 'Three things at once',
      text: 'The later you fortify, the more alcohol the must has made, the less spirit it takes, and the less that spirit thins the sugar. So the three have to be solved together: a must of 25 °Bx, for 100 g/L and 19.5% vol, is cut at about SG 1.05 with a fifth of its volume of spirit at 77% vol.',
    },
    {
      heading: 'Sugar isn’t Brix',
      text: 'A port with 100 g/L of sugar has about 12% solids by weight, but a hydrometer in it shows only about 5 °Bx, since alcohol lifts it. Ask a laboratory for sugar, and enter that.',
    },
    {
      heading: 'The wine that is already dry',
      text: 'For a wine that has finished, use “Fortification,” which counts the contraction of alcohol and water, and “Sweetening and Delle Units” for sugar added later.',
    },
  ],
};
