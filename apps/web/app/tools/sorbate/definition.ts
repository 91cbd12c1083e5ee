import { sorbateByMeadTools, sorbateNeeded, sorbicAcidOf } from '@orbit-vine/enology/addition/sorbate.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField, switchField, volumeField } from '../../calculator/form/fields.ts';
import { figure, inWords, noteOf, poured, present, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'sorbate',
  form: {
    numbers: {
      alcoholPercentVol: numberField('Alcohol', '% vol', [10, 12, 14], 'the table runs from 10 to 14% vol', {
        step: 0.1,
      }),
      pH: numberField('pH', '', [3.1, 3.3, 3.5], 'the table runs from pH 3.1 to 3.5', { step: 0.01 }),
      volumeL: volumeField('Volume of wine'),
      solutionGPerL: numberField(
        'Strength of the solution',
        'g/L',
        [5, 30, 200],
        'solutions hold 5 to 200 g/L',
      ),
    },
    choices: { malolactic: switchField('Malolactic conversion is complete or prevented', 'off') },
  },
  fields: () => ['alcoholPercentVol', 'pH', 'volumeL', 'solutionGPerL', 'malolactic'],
  title: 'Potassium Sorbate',
  description:
    'Weigh the sorbate that a sweet wine needs at its alcohol and pH, in addition to SO₂ and a clean filtration.',
  resultUnits: ['mass'],
  compute({ alcoholPercentVol, pH, volumeL, solutionGPerL, malolactic }, unitOf) {
    const dose = sorbateNeeded({ alcoholPercentVol, pH });
    const grams = dose.value * volumeL;
    const acid = sorbicAcidOf({ sorbateGPerL: dose.value }).value * 1000;
    const rule = sorbateByMeadTools({ alcoholPercentVol });
    return {
      effect: { from: 0, to: dose.value * 1000, decimals: 0, unit: 'mg/L', of: 'of sorbate' },
      tank: unchanged,
      headline: [weighed('Potassium sorbate', grams, unitOf('mass'))],
      ...noteOf(dose),
      limits: limitCautions('sorbic acid', { sorbicAcidGPerL: acid / 1000 }),
      cautions: present(
        malolactic === 'off' &&
          'Don’t add sorbate until malolactic conversion is complete or prevented: bacteria turn it into a geranium smell that nothing removes.',
        'Sorbate doesn’t stop an active fermentation and does nothing to bacteria. Filter the wine clean, and set the free SO₂ first.',
      ),
      more: [
        poured('As a solution', grams / solutionGPerL, unitOf('volume')),
        figure('Dose', dose.value * 1000, 0, 'mg/L'),
        figure('Sorbic acid', acid, 0, 'mg/L'),
        weighed('By a rule that ignores pH', rule.value * volumeL, unitOf('mass')),
      ],
      uncertainty: [
        `If the pH is off by 0.05: ${inWords(weighed('', Math.abs(sorbateNeeded({ alcoholPercentVol, pH: pH > 3.3 ? pH - 0.05 : pH + 0.05 }).value - dose.value) * volumeL, unitOf('mass')))} either way.`,
      ],
      steps: [
        step(
          'g/L = mL/L from the table × 30 / 1000',
          `${short(alcoholPercentVol, 2)}% vol, pH ${short(pH, 2)}: ${fixed((dose.value * 1000) / 30, 2)} × 30 / 1000 = ${fixed(dose.value, 4)} g/L`,
          'underhill-sorbate',
        ),
        step(
          'sorbic acid = 0.7464 × sorbate',
          `0.7464 × ${fixed(dose.value * 1000, 0)} = ${fixed(acid, 0)} mg/L`,
          'nanaimo-sorbate',
        ),
      ],
      range:
        'Underhill’s table from 10 to 14% vol and pH 3.1 to 3.5, interpolated between its cells and never beyond them.',
    };
  },
  dose: { tankColumns: ['alcoholPercentVol', 'pH', 'volumeL'], tankExample: 'Moscato; 11; 3.3; 500' },
});
