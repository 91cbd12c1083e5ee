import { duncanActon } from '@orbit-vine/enology/alcohol/duncan-acton.ts';
import { refractometerGravity } from '@orbit-vine/enology/alcohol/refractometer.ts';
import { brixOfSucroseCubic, sucroseCubic } from '@orbit-vine/enology/sugar/sucrose-cubic.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

/** The formula was fitted to fermented beers, and doesn't describe a must with a larger share of its sugar left. */
const mostLeft = 0.55;
/** Few of those beers began above this. */
const wellKnownBrix = 18;

export const definition = defineCalculator({
  id: 'refractometer',
  form: {
    numbers: {
      initialBrix: numberField('Brix before fermentation', '°Bx', [5, 22, 30], 'musts read 5 to 30 °Bx', {
        step: 0.1,
      }),
      finalBrix: numberField('Brix reading now', '°Bx', [1, 7.5, 15], 'a fermented wine reads 1 to 15 °Bx', {
        step: 0.1,
        hint: 'On the refractometer, at 20 °C or with automatic compensation.',
      }),
      factor: numberField(
        'Factor of your refractometer',
        '',
        [0.9, 1, 1.1],
        'a must’s factor is near 1, a beer’s 1.04',
        { step: 0.01, hint: 'Both readings are divided by it. Use 1 for must.' },
      ),
    },
    choices: {},
  },
  title: 'Refractometer After Fermentation',
  name: 'Refractometer and alcohol',
  description: 'Correct a refractometer’s reading for alcohol, which it mistakes for sugar.',
  compute(inputs) {
    const initialBrix = inputs.initialBrix / inputs.factor;
    const finalBrix = inputs.finalBrix / inputs.factor;
    const gravityAt = (final: number) => refractometerGravity({ initialBrix, finalBrix: final });
    const gravity = gravityAt(finalBrix);
    const initial = sucroseCubic(initialBrix);
    const alcoholAt = (finalSpecificGravity: number) =>
      duncanActon({ initialSpecificGravity: initial, finalSpecificGravity });
    const { low, high } = rangeOfOutcomes({
      at: finalBrix,
      delta: 0.2,
      compute: (final) => gravityAt(final).value,
    });
    const early = finalBrix > mostLeft * initialBrix;
    return {
      tank: measured({ alcoholPercentVol: alcoholAt(gravity.value).value }),
      headline: [
        figure('Specific gravity, corrected for alcohol', gravity, 3),
        figure('Alcohol, Duncan & Acton', alcoholAt(gravity.value), 1, '% vol'),
      ],
      ...noteOf(gravity),
      ...(early && {
        hold: 'Not a figure to act on: too much of the sugar is left for a correction that was fitted to fermented beers. Use a hydrometer.',
      }),
      cautions: present(
        initialBrix > wellKnownBrix &&
          'The correction was fitted to beers below 18 °Bx and is extended here: it shows whether the sugar is still falling, but only a hydrometer shows where it ends.',
      ),
      more: [
        figure('Apparent Brix, as on a hydrometer', brixOfSucroseCubic(gravity.value), 1, '°Bx'),
        figure('Gravity before fermentation', initial, 3),
      ],
      uncertainty: [`If the reading is off by 0.2 °Bx: SG ${fixed(low, 3)} to ${fixed(high, 3)}.`],
      steps: [
        step(
          'FG = 1 − 0.0044993 i + 0.011774 f + 0.00027581 i² − 0.0012717 f² − 0.00000728 i³ + 0.000063293 f³',
          `i = ${short(initialBrix, 3)}, f = ${short(finalBrix, 3)} °Bx: ${fixed(gravity.value, 4)}`,
          'terrill-2011',
        ),
        step(
          '% vol = 1000 (OG − FG) / (7.75 − 3.75 (OG − 0.007 − 1))',
          `OG ${fixed(initial, 4)}, FG ${fixed(gravity.value, 4)}: ${fixed(alcoholAt(gravity.value).value, 2)}`,
          'duncan-acton',
        ),
      ],
      range:
        '5 to 30 °Bx at first, 1 to 15 now, and no more than 55% of the first reading. Fitted to 68 fermented beers.',
    };
  },
});
