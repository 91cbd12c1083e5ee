import type { Definition } from '../../calculator/definition/definition.ts';
import { computeDensity } from './calculation.ts';
import { densityForm } from './form.ts';

export const definition: Definition<typeof densityForm> = {
  id: 'density-alcohol',
  form: densityForm,
  title: 'Density to Alcohol',
  description: 'Convert a measured density to alcohol, or alcohol to density, corrected for temperature.',
  guide: 'wine-calculation-tools-for-winemakers',
  short: 'Density',
  seasons: ['bottling', 'fermentation'],
  task: 'sugar',
  name: 'Density and alcohol',
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
  fields: ({ direction, liquid }) => [
    'direction',
    direction === 'densityToAlcohol' ? 'densityKgPerM3' : 'alcoholPercentVol',
    'temperatureC',
    'liquid',
    ...(liquid === 'dryWine' ? (['extractKgPerM3'] as const) : []),
  ],
  compute: computeDensity,
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
};
