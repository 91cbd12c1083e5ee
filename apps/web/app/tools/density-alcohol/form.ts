import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { FormSpec } from '../../calculator/form/form-spec.ts';

/**
 * The density of typical extracts in dry wines: about 22 g/L in whites and 25 to 30 g/L in reds (Ribéreau-Gayon;
 * Winger 1982), 2.58 g/L per kg/m³ by the OIV's table.
 */
export const typicalExtracts = [
  { wine: 'a typical dry white', kgPerM3: 8.5 },
  { wine: 'a typical dry red', kgPerM3: 11 },
] as const;

export const densityForm = {
  numbers: {
    densityKgPerM3: numberField(
      'Density',
      { family: 'density' },
      [900, 990, 1100],
      'wine and its distillate lie between these',
      { step: 0.1 },
    ),
    alcoholPercentVol: numberField('Alcohol', '% vol', [0, 12, 20], 'this scale runs from 0 to 20% vol', {
      step: 0.1,
    }),
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
    temperatureC: numberField(
      'Temperature',
      { family: 'temperature' },
      [0, 20, 40],
      'readings are taken in this range',
      { step: 0.1 },
    ),
  },
  choices: {
    direction: choiceField('Convert', {
      densityToAlcohol: 'Density to alcohol',
      alcoholToDensity: 'Alcohol to density',
    }),
    liquid: choiceField('Liquid', {
      dryWine: 'Dry wine, less its extract',
      distillate: 'Distillate, no extract',
    }),
  },
} as const satisfies FormSpec;
