import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest'],
  task: 'acidity',
  features: ['Water, sugar, and acid together', 'Mass balance', 'Four limits of US law'],
  searchWords: [
    'ameliorate',
    'high acid',
    'lower acid',
    'water back',
    'dilute',
    'gallization',
    '35 percent',
    'native grapes',
    'concord',
    'ttb',
    'chaptalize',
  ],
  acts: ['water in must', 'enrichment', 'acidification'],
  proof: { groups: ['amelioration', 'water-addition', 'chaptalization'] },
  sources: ['fermcalc-amelioration', 'cfr-24-178', 'cfr-24-177', 'cfr-24-176'],
  references: ['cfr-24-178', 'cfr-24-176', 'cfr-24-177', 'fermcalc-amelioration'],
  lessons: [
    {
      heading: 'Why together',
      text: 'Water lowers acid and sugar alike, and sugar takes up volume, which lowers the acid once more. Worked out one after the other, each correction spoils the one before. This page solves for all of them at once. To lower the acid, it starts from the water that takes; to thin a ripe must, it starts from the Brix, and adds back the acid that the water dilutes.',
    },
    {
      heading: 'What US law allows',
      text: 'Sugar may not raise juice above 25 °Bx (27 CFR 24.177). Water alone may not take it below 22 °Bx, or by more than 1 °Bx where it is below 23 (24.176). With more than 5.0 g/L of fixed acid, water and sugar may be added until it’s down to 5.0, counting 20 gallons in 1,000 for each 0.1 g/L, and up to 35% of the whole (24.178).',
    },
    {
      heading: 'One thing at a time',
      text: 'For water only, “Watering Back a Must” counts juice in a must with skins. For sugar only, use “Sugar to Add to a Must”; for less acid without water, “Deacidification.”',
    },
  ],
};
