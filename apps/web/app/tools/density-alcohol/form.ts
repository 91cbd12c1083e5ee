import type { FormSpec } from '../../calculator/form/form-spec.ts';

/**
 * What dry wines' extract adds to their density: about 22 g/L in whites and 25 to 30 g/L in reds (Ribéreau-Gayon; Winger
 * 1982), 2.58 g/L to a kg/m³ by the OIV's table.
 */
export const typicalExtracts = [
  { wine: 'a typical dry white', kgPerM3: 8.5 },
  { wine: 'a typical dry red', kgPerM3: 11 },
] as const;

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
      range: 'this scale runs from 0 to 20% vol',
    },
    extractKgPerM3: {
      label: 'Extract allowance',
      initial: 5.4,
      min: 0,
      max: 40,
      step: 0.1,
      unit: { family: 'extract' },
      range: 'a dry wine’s extract lies between these',
      presets: [
        { label: 'Leanest white', value: 5.4 },
        { label: 'Typical white', value: 8.5 },
        { label: 'Typical red', value: 11 },
      ],
    },
    temperatureC: {
      label: 'Temperature',
      initial: 20,
      min: 0,
      max: 40,
      step: 0.1,
      unit: { family: 'temperature' },
      range: 'readings are taken in this range',
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
        { value: 'dryWine', label: 'Dry wine, less its extract' },
        { value: 'distillate', label: 'Distillate, no extract' },
      ],
    },
  },
} as const satisfies FormSpec;
