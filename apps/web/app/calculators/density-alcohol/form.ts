import type { FormSpec } from '../form/form-spec.ts';

export const densityForm = {
  numbers: {
    densityKgPerM3: {
      label: 'Density',
      initial: 990,
      min: 900,
      max: 1100,
      step: 0.1,
      unit: { family: 'density' },
      range: 'wine and its distillate lie between these',
    },
    alcoholPercentVol: {
      label: 'Alcohol',
      initial: 12,
      min: 0,
      max: 20,
      step: 0.1,
      unit: '% vol',
      range: 'this scale runs from 0 to 20 % vol',
    },
    temperatureC: {
      label: 'Temperature',
      initial: 20,
      min: 0,
      max: 40,
      step: 0.1,
      unit: { family: 'temperature' },
      range: 'wine is measured between these',
    },
  },
  choices: {
    direction: {
      label: 'Convert',
      initial: 'densityToAlcohol',
      options: [
        { value: 'densityToAlcohol', label: 'Density to alcohol' },
        { value: 'alcoholToDensity', label: 'Alcohol to density' },
      ],
    },
    liquid: {
      label: 'Liquid',
      initial: 'dryWine',
      options: [
        { value: 'dryWine', label: 'Dry wine, 5.4 kg/m³ of extract' },
        { value: 'distillate', label: 'Distillate, no extract' },
      ],
    },
  },
} as const satisfies FormSpec;
