import {
  rehydration,
  rehydrationNutrient,
  rehydrationWater,
  temperingSteps,
  yeastToPitch,
} from '@orbit-vine/enology/addition/yeast.ts';
import { figureOfLimit } from '@orbit-vine/enology/law/limits.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField, switchField, volumeField } from '../../calculator/form/fields.ts';
import { figure, poured, present, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

const mostWaterUsGalPerLb = figureOfLimit('US', 'water to rehydrate yeast');
const mostIncreasePercent = figureOfLimit('US', 'increase in volume by rehydrated yeast');

function mostWaterL(yeastLb: number, volumeL: number): number {
  return Math.min(mostWaterUsGalPerLb * yeastLb * litersPer.usGal, (mostIncreasePercent / 100) * volumeL);
}

export const definition = defineCalculator({
  id: 'yeast-rehydration',
  form: {
    numbers: {
      volumeL: volumeField('Volume of must'),
      rateGPerHl: numberField(
        'Yeast rate',
        'g/hL',
        [15, rehydration.rateGPerHl, 50],
        'packets say 15 to 50',
        {
          hint: `Above 25 °Bx, use ${rehydration.rateAbove25BrixGPerHl}.`,
        },
      ),
      nutrientPerYeast: numberField('Nutrient per gram of yeast', 'g', [0, 1.25, 2], 'packets say up to 2', {
        step: 0.05,
      }),
      mustTemperatureC: numberField(
        'Temperature of the must',
        { family: 'temperature' },
        [8, 18, 30],
        'musts are inoculated at 8 to 30 °C',
        { step: 0.5 },
      ),
    },
    choices: { nutrient: switchField('With rehydration nutrient', 'on') },
  },
  fields: ({ nutrient }) => [
    'volumeL',
    'rateGPerHl',
    'nutrient',
    ...(nutrient === 'on' ? (['nutrientPerYeast'] as const) : []),
    'mustTemperatureC',
  ],
  title: 'Yeast Rehydration',
  description:
    'Weigh the yeast and its nutrient, measure the water, and count the steps down to the temperature of the must.',
  resultUnits: ['mass'],
  compute({ volumeL, rateGPerHl, nutrientPerYeast, mustTemperatureC, nutrient }, unitOf) {
    const yeast = yeastToPitch({ rateGPerHl, volumeL }).value;
    const withNutrient = nutrient === 'on' && nutrientPerYeast > 0;
    const food = withNutrient ? rehydrationNutrient({ yeastG: yeast, nutrientPerYeast }).value : 0;
    const waterMl = rehydrationWater(withNutrient ? { nutrientG: food } : { yeastG: yeast }).value;
    const steps = temperingSteps({ mustTemperatureC });
    const startC = withNutrient ? rehydration.startWithNutrientC : rehydration.startAloneC;
    const temperature = unitOf('temperature');
    const yeastLb = yeast / gramsPer.lb;
    return {
      // So little water dilutes Brix in proportion, like the other quantities.
      tank: diluted(
        { from: volumeL, to: volumeL + waterMl / 1000 },
        { brix: { times: volumeL / (volumeL + waterMl / 1000) } },
      ),
      effect: { from: 0, to: rateGPerHl, decimals: 1, unit: 'g/hL' },
      headline: [weighed('Yeast', yeast, unitOf('mass')), poured('Water', waterMl / 1000, unitOf('volume'))],
      limits: limitCautions('yeast rehydration', {
        waterUsGalPerLb: waterMl / 1000 / litersPer.usGal / yeastLb,
        volumeIncreasePercent: waterMl / 10 / volumeL,
      }),
      cautions: present(
        'Leave the yeast in the water for no longer than 30 minutes. If your product has its own protocol, or isn’t Saccharomyces, follow the maker’s directions.',
      ),
      more: [
        ...(withNutrient ? [weighed('Rehydration nutrient', food, unitOf('mass'))] : []),
        figure('Temperature of the water', temperature.fromBase(startC), 0, temperature.label),
        figure('Tempering steps', steps, 0),
        poured('Most water in the United States', mostWaterL(yeastLb, volumeL), unitOf('volume')),
      ],
      uncertainty: [],
      steps: [
        step(
          'yeast = g/hL × L / 100',
          `${short(rateGPerHl, 2)} × ${short(volumeL, 1)} / 100 = ${fixed(yeast, 1)} g`,
          'scott-rehydration',
        ),
        withNutrient
          ? step(
              'water = 20 × nutrient',
              `20 × ${fixed(food, 1)} = ${fixed(waterMl, 0)} mL`,
              'scott-rehydration',
            )
          : step(
              'water = 10 × yeast',
              `10 × ${fixed(yeast, 1)} = ${fixed(waterMl, 0)} mL`,
              'scott-rehydration',
            ),
        step(
          'steps = ⌈(40 − T) / 10⌉',
          `(40 − ${short(mustTemperatureC, 1)}) / 10 → ${fixed(steps.value, 0)}`,
          'scott-rehydration',
        ),
      ],
      range: 'Each step adds must, over five minutes, until the slurry is 10 °C (18 °F) cooler.',
    };
  },
  dose: { tankColumns: ['volumeL', 'mustTemperatureC'], tankExample: 'Ferment 3; 2000; 16' },
});
