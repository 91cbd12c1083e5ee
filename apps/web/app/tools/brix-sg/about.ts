import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  short: 'Brix',
  seasons: ['harvest', 'fermentation'],
  task: 'sugar',
  features: ['Brix to specific gravity', 'Specific gravity to Brix', 'Potential alcohol'],
  searchWords: [
    'refractometer',
    'hydrometer',
    'sugar',
    'plato',
    'oechsle',
    'baume',
    'kmw',
    'sg',
    'potential alcohol',
  ],
  acts: [],
  proof: { groups: ['brix_sg', 'must_oiv'] },
  sources: ['jolicoeur', 'usda-135-a-50', 'oiv-oeno-21-2004'],
  references: [
    {
      title: 'USDA sucrose conversion table: refractive index, Brix, and specific gravity',
      url: 'https://usermanual.wiki/Document/DetailedBrixChart.1345778913.pdf',
    },
    'oiv-oeno-21-2004',
    { title: 'Wikipedia: Brix, with the fits in common use', url: 'https://en.wikipedia.org/wiki/Brix' },
  ],
  lessons: [
    {
      heading: 'Brix',
      text: 'Degrees Brix are grams of sucrose in 100 grams of solution. A refractometer or a hydrometer marked in Brix reads a grape must as if everything dissolved in it were sucrose. At harvest the reading is typically 20 to 26 °Bx.',
    },
    {
      heading: 'Specific gravity',
      text: 'Specific gravity is a liquid’s weight divided by that of the same volume of water, here both at 20 °C and weighed in air. A must typically starts at 1.070 to 1.110; a finished dry wine, lighter than water because alcohol is, ends at 0.990 to 0.998. Below 1.000 there is no true Brix: what a hydrometer shows then is apparent Brix, still a good sign of dryness. If the sample was warm or cold, correct the reading first, with “Hydrometer Temperature Correction.”',
    },
    {
      heading: 'Potential alcohol',
      text: 'Each degree Brix gives about 0.55% to 0.60% of alcohol by volume; Brix × 0.59 is a fair rule. In the European Union, the sugar of the must, read from the OIV’s table, is divided by 16.83 g/L. A must holds acids and salts besides its sugar, so it has about 25 g/L less sugar than Brix × SG × 10 would say.',
    },
  ],
};
