import type { Definition } from '../../calculator/definition/definition.ts';
import { computeAlcohol } from './calculation.ts';
import { alcoholForm } from './form.ts';

export const definition: Definition<typeof alcoholForm> = {
  id: 'alcohol',
  form: alcoholForm,
  title: 'Alcohol by Volume',
  description: 'Estimate the alcohol of a wine from its gravity before and after fermentation.',
  guide: 'wine-calculation-tools-for-winemakers',
  short: 'ABV',
  seasons: ['fermentation', 'bottling'],
  task: 'sugar',
  name: 'Alcohol by volume',
  features: ['Alcohol from two gravities', 'Temperature correction', 'Comparison with published methods'],
  searchWords: [
    'percentage',
    'abv',
    'og',
    'fg',
    'gravity',
    'strength',
    'hydrometer',
    'percent',
    'ebulliometer',
  ],
  fields: ({ correction }) => [
    'initialSpecificGravity',
    'finalSpecificGravity',
    'correction',
    ...(correction === 'on' ? (['initialTemperatureC', 'finalTemperatureC'] as const) : []),
  ],
  compute: computeAlcohol,
  proof: { groups: ['brix_sg', 'abv'], houseFormula: 'alcoholByFactor' },
  sources: ['house-formula', 'duncan-acton', 'icumsa'],
  references: [
    {
      title: 'OIV compendium of methods: alcoholic strength by volume',
      url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
    },
    'oiml-r22',
  ],
};
