import { wineToSweetenTo } from '@orbit-vine/enology/blend/fill-to.ts';
import { classLinePercentVol } from '@orbit-vine/enology/label/alcohol-on-label.ts';
import { volumeWithSugar } from '@orbit-vine/enology/sugar/dissolved-sugar.ts';
import {
  alcoholAfterDilution,
  delleUnits,
  sugarPerLiterOfDryWine,
  sugarToSweeten,
} from '@orbit-vine/enology/sugar/sweetening.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { alcoholField, numberField, volumeField, volumeIsField } from '../../calculator/form/fields.ts';
import { figure, inWords, noteOf, present, step, volume, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

const saidToBeStable = 78;

export const definition = defineCalculator({
  id: 'back-sweeten',
  form: {
    numbers: {
      volumeL: volumeField('Volume of wine'),
      sugarFromGPerL: numberField('Residual sugar now', 'g/L', [0, 0, 300], 'wines hold 0 to 300 g/L', {
        step: 0.5,
      }),
      sugarToGPerL: numberField('Residual sugar wanted', 'g/L', [0, 30, 300], 'wines hold 0 to 300 g/L', {
        step: 0.5,
      }),
      alcoholPercentVol: alcoholField(),
      litersPerKg: numberField(
        'Volume of 1 kg of sugar',
        'L',
        [0.6, 0.62, 0.64],
        'published values run from 0.618 to 0.63 L',
        { step: 0.01 },
      ),
    },
    choices: { volumeIs: volumeIsField },
  },
  fields: () => ['volumeL', 'volumeIs', 'sugarFromGPerL', 'sugarToGPerL', 'alcoholPercentVol', 'litersPerKg'],
  title: 'Sweetening and Delle Units',
  name: 'Sweetening',
  description:
    'Weigh the sugar for the residual sugar you want, allow for the volume it adds, and see how stable the wine is.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { sugarFromGPerL, sugarToGPerL, alcoholPercentVol, litersPerKg, volumeIs } = inputs;
    const toFill = wineToSweetenTo({ ...inputs, finalVolumeL: inputs.volumeL });
    const volumeL = volumeIs === 'wine' ? inputs.volumeL : toFill.value;
    const sugar = sugarToSweeten({ volumeL, sugarFromGPerL, sugarToGPerL, litersPerKg });
    const final = volumeWithSugar({ volumeL, sugarKg: sugar.value, litersPerKg });
    const alcohol = alcoholAfterDilution({ alcoholPercentVol, volumeL, finalVolumeL: final.value });
    const delle = delleUnits({ sugarGPer100Ml: sugarToGPerL / 10, alcoholPercentVol: alcohol.value });
    const perDry = sugarPerLiterOfDryWine({ volumeL, sugarGPerL: sugarToGPerL - sugarFromGPerL });
    return {
      tank: diluted(
        { from: volumeL, to: final.value },
        { residualSugarGPerL: sugarToGPerL, alcoholPercentVol: alcohol.value },
      ),
      effect: { from: sugarFromGPerL, to: sugarToGPerL, decimals: 1, unit: 'g/L', of: 'of sugar' },
      headline: [
        weighed('Sugar to add', sugar.value * 1000, unitOf('mass')),
        ...(volumeIs === 'final' ? [volume('To wine', volumeL, unitOf('volume'), 1)] : []),
      ],
      ...noteOf(toFill, sugar),
      limits: limitCautions(
        'sweetening',
        // Only the sugar: the extract of the dry wine would add to it.
        { solidsPercent: sugar.value > 0 ? sugarToGPerL / 10 : Number.NaN },
        alcohol.value <= classLinePercentVol ? 'to14' : 'over14',
      ),
      cautions: present(
        delle.value < saidToBeStable &&
          'This wine can ferment again. Sterile-filter it, or stabilize it with sorbate and SO₂, before it goes into a bottle.',
      ),
      more: [
        volume('Volume afterward', final, unitOf('volume')),
        figure('Alcohol afterward', alcohol, 2, '% vol'),
        figure('Delle units', delle, 1),
        weighed('If counted per liter of the dry wine', perDry.value * 1000, unitOf('mass')),
      ],
      uncertainty: [
        `The volume of sugar is published as 0.618 to 0.63 L/kg, which makes a difference of ${inWords(weighed('', sugar.value * 0.62 * sugarToGPerL * 0.02, unitOf('mass')))}.`,
      ],
      steps: [
        step(
          'S = V (c − r) / (1 − v c)',
          `${short(volumeL, 1)} × (${short(sugarToGPerL, 2)} − ${short(sugarFromGPerL, 2)}) / 1000 / (1 − ${short(litersPerKg, 3)} × ${short(sugarToGPerL / 1000, 5)}) = ${fixed(sugar.value, 3)} kg`,
          'bc-fruit-grower',
        ),
        step(
          'DU = sugar % + 4.5 × % vol',
          `${short(sugarToGPerL / 10, 2)} + 4.5 × ${fixed(alcohol.value, 2)} = ${fixed(delle.value, 1)}`,
          'vinlab-delle',
        ),
      ],
      range:
        'Sugar is counted per liter of the finished wine, and each kilogram adds about 0.62 L to its volume.',
    };
  },
  dose: { tankColumns: ['volumeL', 'sugarFromGPerL', 'sugarToGPerL'], tankExample: 'Traminette; 500; 2; 25' },
  takes: { sugarFromGPerL: 'residualSugarGPerL' },
});
