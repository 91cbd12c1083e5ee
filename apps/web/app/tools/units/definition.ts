import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { computeUnits } from './calculation.ts';
import { unitsForm } from './form.ts';

export const definition = defineCalculator({
  id: 'units',
  form: unitsForm,
  title: 'Units of the Cellar',
  description:
    'Read one figure in every unit: sugar and gravity, doses, volumes, weights, areas, pressures, lengths, and temperatures.',
  guide: 'wine-calculation-tools-for-winemakers',
  name: 'Units of the cellar',
  fields: ({ quantity, gravityScale }) =>
    quantity !== 'gravity'
      ? (['quantity', `${quantity}Unit`, quantity] as const)
      : ['quantity', 'gravityScale', gravityScale],
  tall: false,
  compute: computeUnits,
});
