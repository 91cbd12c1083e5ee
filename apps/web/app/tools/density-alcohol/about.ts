import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  short: 'Density',
  seasons: ['bottling', 'fermentation'],
  task: 'sugar',
  features: ['Density to alcohol', 'Alcohol to density', 'OIML R 22 alcoholometric tables'],
  searchWords: [
    'abv',
    'distillate',
    'distillation',
    'pycnometer',
    'densitometer',
    'oiml',
    'alcoholometer',
    'ethanol',
  ],
  acts: [],
  proof: { groups: ['oiml', 'oiml-independent', 'temperature'], houseFormula: 'distillateByNewton' },
  sources: ['house-formula', 'oiml-r22'],
  references: [
    'oiml-r22',
    {
      title: 'OIV compendium of methods: alcoholic strength by volume',
      url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
    },
    'usp-29',
  ],
  lessons: [
    {
      heading: 'Alcohol by density',
      text: 'Alcohol is lighter than water, and how the density of their mixture varies with its strength is known to a few parts in a million. The International Alcoholometric Tables give it as one polynomial from −20 to 40 °C. A tenth of a kilogram per cubic meter is about a tenth of a percent of alcohol.',
    },
    {
      heading: 'More than alcohol and water',
      text: 'Acids, glycerol, minerals, and any sugar left make a wine heavier than its alcohol alone would. This page starts from 5.4 kg/m³ for the extract of a dry wine; each kg/m³ more or less moves the answer by about 0.9% vol. Laboratories distill the wine, bring the distillate to the same volume, and measure its density: for such a reading, choose “Distillate.”',
    },
    {
      heading: 'Temperature',
      text: 'Near 20 °C, a wine of 12% vol loses about a quarter of a kilogram per cubic meter for each degree it warms. Enter the temperature of the density measurement, and read the line from OIML R 22.',
    },
  ],
};
