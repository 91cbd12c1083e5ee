import type { FormSpec } from '../../calculator/form/form-spec.ts';

export const brixForm = {
  numbers: {
    brix: {
      label: 'Brix',
      initial: 24,
      min: 0,
      max: 100,
      step: 0.1,
      unit: '°Bx',
      range: 'a solution holds 0 to 100% sugar by weight',
    },
    specificGravity: {
      label: 'Specific gravity',
      initial: 1.1,
      min: 0.9,
      max: 1.5,
      step: 0.001,
      unit: '20/20 °C',
      range: 'no must, wine, or syrup is lighter or heavier',
    },
  },
  choices: {
    direction: {
      label: 'Convert',
      initial: 'brixToSg',
      options: [
        { value: 'brixToSg', label: 'Brix to Specific Gravity' },
        { value: 'sgToBrix', label: 'Specific Gravity to Brix' },
      ],
    },
  },
} as const satisfies FormSpec;
