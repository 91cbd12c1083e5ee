import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { computeAlcohol } from './calculation.ts';
import { alcoholForm } from './form.ts';

export const definition = defineCalculator({
  id: 'alcohol',
  form: alcoholForm,
  title: 'Alcohol by Volume',
  description: 'Estimate the alcohol of a wine from its gravity before and after fermentation.',
  guide: 'wine-calculation-tools-for-winemakers',
  name: 'Alcohol by volume',
  fields: ({ correction }) => [
    'initialSpecificGravity',
    'finalSpecificGravity',
    'correction',
    ...(correction === 'on' ? (['initialTemperatureC', 'finalTemperatureC'] as const) : []),
  ],
  tall: false,
  compute: computeAlcohol,
});
