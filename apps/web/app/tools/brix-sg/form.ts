import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { FormSpec } from '../../calculator/form/form-spec.ts';

export const brixForm = {
  numbers: {
    brix: numberField('Brix', '°Bx', [0, 24, 100], 'a solution holds 0 to 100% sugar by weight', {
      step: 0.1,
    }),
    specificGravity: numberField(
      'Specific gravity',
      '20/20 °C',
      [0.9, 1.1, 1.5],
      'no must, wine, or syrup is lighter or heavier',
      { step: 0.001 },
    ),
  },
  choices: {
    direction: choiceField('Convert', {
      brixToSg: 'Brix to Specific Gravity',
      sgToBrix: 'Specific Gravity to Brix',
    }),
  },
} as const satisfies FormSpec;
