import { carbohydratesPer100Ml, energyPer100Ml } from '@orbit-vine/enology/label/energy.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { alcoholField, choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'energy-label',
  form: {
    numbers: {
      alcoholPercentVol: alcoholField('Alcohol', 13),
      sugarGPerL: numberField('Sugar', 'g/L', [0, 2, 400], 'wines hold 0 to 400 g/L', { step: 0.1 }),
      organicAcidsGPerL: numberField('Organic acids', 'g/L', [0, 6, 20], 'wines hold 0 to 20 g/L', {
        step: 0.1,
      }),
      polyolsGPerL: numberField('Glycerol and other polyols', 'g/L', [0, 7, 30], 'wines hold 0 to 30 g/L', {
        step: 0.1,
      }),
    },
    choices: { glass: choiceField('Glass', { '125': '125 mL', '150': '150 mL' }) },
  },
  fields: () => ['alcoholPercentVol', 'sugarGPerL', 'organicAcidsGPerL', 'polyolsGPerL', 'glass'],
  title: 'Energy for the EU Label',
  name: 'Energy value',
  description: 'The energy of 100 mL in kJ and kcal, as the European Union requires it on the label.',
  compute(inputs) {
    const {
      alcoholPercentVol: abv,
      sugarGPerL: sugar,
      organicAcidsGPerL: acids,
      polyolsGPerL: polyols,
    } = inputs;
    const kJ = energyPer100Ml({ ...inputs, unit: 'kJ' });
    const kcal = energyPer100Ml({ ...inputs, unit: 'kcal' });
    const glass = Number(inputs.glass) / 100;
    return {
      tank: unchanged,
      headline: [
        figure('Energy of 100 mL', kJ, 0, 'kJ'),
        figure('The same in kilocalories', kcal, 0, 'kcal'),
      ],
      more: [
        figure('Carbohydrates', carbohydratesPer100Ml(inputs), 1, 'g/100 mL'),
        figure('of which sugars', sugar / 10, 1, 'g/100 mL'),
        figure(`A glass of ${inputs.glass} mL`, kJ.value * glass, 0, 'kJ'),
        figure('The glass in kilocalories', kcal.value * glass, 0, 'kcal'),
      ],
      uncertainty: [
        'If the alcohol is off by 0.2% vol: 5 kJ either way.',
        'If the glycerol is off by 2 g/L: 2 kJ either way.',
      ],
      steps: [
        step(
          'kJ = ABV × 0.789 × 29 + sugar/10 × 17 + acids/10 × 13 + polyols/10 × 10',
          `${short(abv, 2)} × 22.881 + ${short(sugar / 10, 3)} × 17 + ${short(acids / 10, 3)} × 13 + ${short(polyols / 10, 3)} × 10 = ${fixed(kJ.value, 1)} kJ`,
          'eu-1169-2011',
        ),
        step(
          'kcal = ABV × 0.789 × 7 + sugar/10 × 4 + acids/10 × 3 + polyols/10 × 2.4',
          `${short(abv, 2)} × 5.523 + ${short(sugar / 10, 3)} × 4 + ${short(acids / 10, 3)} × 3 + ${short(polyols / 10, 3)} × 2.4 = ${fixed(kcal.value, 1)} kcal`,
          'scantrust-energy',
        ),
      ],
      range:
        'Rounded to whole numbers at the end only. Use analyses of the finished wine; where acids and glycerol weren’t measured, the starting values are typical ones.',
    };
  },
  takes: { sugarGPerL: 'residualSugarGPerL' },
});
