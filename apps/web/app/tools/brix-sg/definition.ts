import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { computeBrix } from './calculation.ts';
import { brixForm } from './form.ts';

export const definition = defineCalculator({
  id: 'brix-sg',
  form: brixForm,
  title: 'Brix to Specific Gravity',
  description: 'Turn a refractometer reading into specific gravity, or a hydrometer reading into Brix.',
  guide: 'wine-calculation-tools-for-winemakers',
  name: 'Brix and specific gravity',
  fields: ({ direction }) => ['direction', direction === 'brixToSg' ? 'brix' : 'specificGravity'],
  compute: computeBrix,
});
