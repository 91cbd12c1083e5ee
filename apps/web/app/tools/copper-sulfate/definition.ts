import {
  copperFraction,
  copperSolutionToAdd,
  copperSulfateToAdd,
} from '@orbit-vine/enology/addition/copper-sulfate.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, noValue, short } from '../../calculator/form/decimal.ts';
import { numberField, switchField } from '../../calculator/form/fields.ts';
import type { Figure } from '../../calculator/result/calculation.ts';
import { figure, poured, significant, step } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

/** Above this dose the page asks for confirmation: a slip of the decimal mark is likelier than intent. */
const maxUnasked = 1;

function saltFigure(label: string, grams: number): Figure {
  if (!Number.isFinite(grams)) return { label, text: noValue };
  return grams < 1
    ? { label, text: significant(grams * 1000, 3), unit: 'mg' }
    : { label, text: significant(grams, 3), unit: 'g' };
}

export const definition = defineCalculator({
  id: 'copper-sulfate',
  form: {
    numbers: {
      copperMgPerL: numberField('Copper wanted', 'mg/L Cu', [0.01, 0.1, 6], 'more is never the answer', {
        step: 0.05,
        hint: 'Copper, not copper sulfate: they differ by a factor of 3.93.',
      }),
      volumeL: numberField(
        'Volume of wine',
        { family: 'volume' },
        [0.01, 1000, 500_000],
        'a tank holds no more',
      ),
      stockPercent: numberField('Copper sulfate stock', '% w/v', [0.001, 1, 10], 'stocks hold up to 10%', {
        step: 0.01,
        hint: 'Of the blue salt, CuSO₄·5H₂O.',
      }),
      presentMgPerL: numberField('Copper in the wine', 'mg/L', [0, 0, 10], 'wines hold 0 to 10 mg/L', {
        step: 0.05,
      }),
    },
    choices: { sure: switchField('I really mean more than 1 mg/L of copper') },
  },
  fields: ({ copperMgPerL }) => [
    'copperMgPerL',
    'volumeL',
    'stockPercent',
    'presentMgPerL',
    ...(copperMgPerL > maxUnasked ? (['sure'] as const) : []),
  ],
  title: 'Copper Sulfate',
  description: 'Weigh copper sulfate, or measure a stock solution of it, for a trial glass or a tank.',
  compute(inputs, unitOf) {
    const { copperMgPerL, volumeL, stockPercent, presentMgPerL } = inputs;
    const refused = copperMgPerL > maxUnasked && inputs.sure !== 'on';
    const grams = copperSulfateToAdd({ copperMgPerL, volumeL }).value;
    const stockMl = copperSolutionToAdd({ copperMgPerL, volumeL, solutionPercent: stockPercent }).value;
    const after = presentMgPerL + copperMgPerL;
    return {
      effect: { from: presentMgPerL, to: after, decimals: 3, unit: 'mg/L', of: 'of copper' },
      tank: unchanged,
      headline: [
        saltFigure('Copper sulfate (blue salt)', grams),
        stockMl < 1
          ? figure('Or of the stock', stockMl * 1000, 0, 'µL')
          : poured('Or of the stock', stockMl / 1000, unitOf('volume')),
      ],
      ...(refused && { hold: 'Over 1 mg/L of copper: make sure you mean it.' }),
      limits: limitCautions('copper', {
        copperAddedGPerL: copperMgPerL / 1000,
        copperAfterGPerL: after / 1000,
        copperSulfateAddedGPerL: copperMgPerL / copperFraction.pentahydrate / 1000,
      }),
      more: [
        figure('Copper afterward, if none falls out', after, 2, 'mg/L'),
        figure('The same dose as copper sulfate', copperMgPerL / copperFraction.pentahydrate, 2, 'mg/L'),
      ],
      uncertainty: [
        `If the scale is off by 0.01 g: ${fixed((10 * copperFraction.pentahydrate) / volumeL, 3)} mg/L of copper either way in this volume.`,
      ],
      steps: [
        step(
          'salt = Cu × V / 0.2545',
          `${short(copperMgPerL, 3)} × ${short(volumeL, 3)} / 0.2545 = ${fixed(grams * 1000, 2)} mg`,
          'winecalc',
        ),
        step(
          'mL = salt mg / (10 × %)',
          `${fixed(grams * 1000, 2)} / (10 × ${short(stockPercent, 4)}) = ${fixed(stockMl, 3)} mL`,
          'iowa-h2s',
        ),
      ],
      range:
        'For the blue salt with its water, CuSO₄·5H₂O, which is 25.45% copper. The white salt without water is 39.8%: don’t use it here.',
    };
  },
  dose: { tankColumns: ['copperMgPerL', 'volumeL'], tankExample: 'Pinot 4; 0.1; 800' },
});
