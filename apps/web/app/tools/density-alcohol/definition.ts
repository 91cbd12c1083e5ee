import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { computeDensity } from './calculation.ts';
import { densityForm } from './form.ts';

export const definition = defineCalculator({
  id: 'density-alcohol',
  form: densityForm,
  title: 'Density to Alcohol',
  description: 'Convert a measured density to alcohol, or alcohol to density, corrected for temperature.',
  guide: 'wine-calculation-tools-for-winemakers',
  name: 'Density and alcohol',
  fields: ({ direction, liquid }) => [
    'direction',
    direction === 'densityToAlcohol' ? 'densityKgPerM3' : 'alcoholPercentVol',
    'temperatureC',
    'liquid',
    ...(liquid === 'dryWine' ? (['extractKgPerM3'] as const) : []),
  ],
  tall: false,
  compute: computeDensity,
});
