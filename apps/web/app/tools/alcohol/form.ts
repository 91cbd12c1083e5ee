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
    initialSpecificGravity: {
      label: 'Initial specific gravity',
      initial: 1.09,
      min: 1,
      max: 1.2,
      step: 0.001,
      unit: { family: 'gravity' },
      range: 'no must is lighter or heavier',
    },
    finalSpecificGravity: {
      label: 'Final specific gravity',
      initial: 0.994,
      min: 0.9,
      max: 1.2,
      step: 0.001,
      unit: { family: 'gravity' },
      range: 'no wine is lighter or heavier',
    },
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
