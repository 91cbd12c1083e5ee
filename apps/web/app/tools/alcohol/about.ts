import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  short: 'ABV',
  seasons: ['fermentation', 'bottling'],
  task: 'sugar',
  features: ['Alcohol from two gravities', 'Temperature correction', 'Comparison with published methods'],
  searchWords: [
    'alcohol',
    'percentage',
    'abv',
    'og',
    'fg',
    'gravity',
    'strength',
    'hydrometer',
    'percent',
    'ebulliometer',
    'temperature correction',
    'mead',
    'cider',
  ],
  acts: [],
  proof: { groups: ['brix_sg', 'abv'], houseFormula: 'alcoholByFactor' },
  sources: ['house-formula', 'duncan-acton', 'icumsa'],
  references: [
    {
      title: 'OIV compendium of methods: alcoholic strength by volume',
      url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
    },
    'oiml-r22',
  ],
  lessons: [
    {
      heading: 'Two readings and a factor',
      text: 'Yeast turns sugar (heavier than water) into alcohol (lighter) and gas, which leaves. The fall in specific gravity tells you how much alcohol was made. Must typically starts at 1.070 to 1.110, and a dry wine ends at 0.990 to 0.998. The factor 131.25 is the home winemaker’s rule; published methods give a little more, and agree to within a few tenths.',
    },
    {
      heading: 'Temperature',
      text: 'A hydrometer is right at the temperature printed on it, here 20 °C. In a warmer must it sinks deeper and reads too low. The amount depends on sugar and alcohol, not on water alone: a must of 20 °Bx reads 0.7 °Bx low at 30 °C and 0.5 °Bx high at 10 °C.',
    },
    {
      heading: 'When it matters',
      text: 'For a label or for tax, alcohol is measured, not calculated: by distillation and density, or by an instrument calibrated against them. Degas the sample before a reading that counts.',
    },
    {
      heading: 'Why others differ',
      text: 'The brewers’ 76.08 (OG − FG) / (1.775 − OG) × FG / 0.794 is behind many web calculators: for a must of 1.100 it says 15.0% where the five methods say 14.1 to 14.5. For an ebulliometer, see “Alcohol of a Finished Wine.”',
    },
  ],
};
