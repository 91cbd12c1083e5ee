import { numberField } from '../../calculator/form/fields.ts';
import type { FormSpec } from '../../calculator/form/form-spec.ts';

const temperature = {
  initial: 20,
  min: 0,
  max: 40,
  step: 0.1,
  unit: { family: 'temperature' },
  range: 'readings are taken in this range',
} as const;

export const alcoholForm = {
  numbers: {
    initialSpecificGravity: numberField(
      'Initial specific gravity',
      { family: 'gravity' },
      [1, 1.09, 1.2],
      'no must is lighter or heavier',
      { step: 0.001 },
    ),
    finalSpecificGravity: numberField(
      'Final specific gravity',
      { family: 'gravity' },
      [0.9, 0.994, 1.2],
      'no wine is lighter or heavier',
      { step: 0.001 },
    ),
    initialTemperatureC: { ...temperature, label: 'Temperature of the first reading' },
    finalTemperatureC: { ...temperature, label: 'Temperature of the last reading' },
  },
  choices: {
    correction: {
      label: 'Correct for temperature',
      kind: 'switch',
      initial: 'off',
      options: [
        { value: 'off', label: 'Off' },
        { value: 'on', label: 'On' },
      ],
    },
  },
} as const satisfies FormSpec;
