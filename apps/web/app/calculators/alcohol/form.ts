import type { FormSpec } from '../form/form-spec.ts';

const temperature = {
  initial: 20,
  min: 0,
  max: 40,
  step: 0.1,
  unit: { family: 'temperature' },
  range: 'must and wine are measured between these',
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
      range: 'a must lies between water and 1.200',
    },
    finalSpecificGravity: {
      label: 'Final specific gravity',
      initial: 0.994,
      min: 0.9,
      max: 1.2,
      step: 0.001,
      unit: { family: 'gravity' },
      range: 'a wine lies between 0.900 and 1.200',
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
