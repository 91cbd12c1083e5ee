import type { Definition } from '../../calculator/definition/definition.ts';
import { computeUnits } from './calculation.ts';
import { unitsForm } from './form.ts';
import { isScaleName } from './gravity.ts';
import { isMeasuredQuantity } from './measures.ts';

export const definition: Definition<typeof unitsForm> = {
  id: 'units',
  form: unitsForm,
  title: 'Units of the Cellar',
  description: 'Read one figure in every unit: sugar and gravity, doses, volumes, and temperatures.',
  guide: 'wine-calculation-tools-for-winemakers',
  name: 'Units of the cellar',
  features: ['Brix, gravity, Baumé, Oechsle, and KMW', 'g/hL, ppm, and lb/1000 gal', 'Liters and gallons'],
  searchWords: [
    'ounces',
    'babo',
    'kmw',
    'convert',
    'conversion',
    'gallons',
    'liters',
    'litres',
    'ppm',
    'fahrenheit',
    'celsius',
    'oechsle',
    'baume',
  ],
  seasons: ['always'],
  task: 'sugar',
  fields: ({ quantity, gravityScale }) =>
    isMeasuredQuantity(quantity)
      ? ['quantity', `${quantity}Unit`, quantity]
      : ['quantity', 'gravityScale', isScaleName(gravityScale) ? gravityScale : 'brix'],
  compute: computeUnits,
  proof: { groups: ['brix_sg', 'dose-units'] },
  sources: ['jolicoeur', 'vinocalc', 'exact-units'],
  references: [
    {
      title: 'NIST Handbook 44, appendix C: general tables of units of measurement',
      url: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
    'cornell-conversions',
  ],
};
