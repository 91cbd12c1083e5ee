import type { Definition } from '../definition.ts';
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
    {
      title: 'OIML R 22, International Alcoholometric Tables',
      url: 'https://www.oiml.org/en/files/pdf_r/r022-e75.pdf',
    },
    {
      title: 'OIV compendium of methods: alcoholic strength by volume',
      url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
    },
    {
      title: 'USP 29, Alcoholometric Table',
      url: 'http://ftp.uspbpep.com/v29240/usp29nf24s0_m6o00100.html',
    },
  ],
};
