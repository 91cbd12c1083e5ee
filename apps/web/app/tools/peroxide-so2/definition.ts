import {
  peroxideByKnockanore,
  peroxideForSo2,
  peroxideSolutionMass,
  peroxideSolutionVolume,
} from '@orbit-vine/enology/sulfur-dioxide/peroxide.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField, switchField, volumeField } from '../../calculator/form/fields.ts';
import { figure, poured, present, step } from '../../calculator/result/figures.ts';
import { so2Changed } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'peroxide-so2',
  form: {
    numbers: {
      fallMgPerL: numberField('Drop in SO₂ wanted', 'mg/L', [1, 10, 100], 'more calls for another remedy'),
      volumeL: volumeField('Volume of wine', 100),
      peroxidePercent: numberField('Strength of the peroxide', '% w/w', [1, 3, 35], 'bottles hold 1 to 35%', {
        step: 0.5,
      }),
    },
    choices: { sure: switchField('I have checked that peroxide is allowed and have run a trial') },
  },
  fields: () => ['sure', 'fallMgPerL', 'volumeL', 'peroxidePercent'],
  title: 'Peroxide for Excess SO₂',
  name: 'Hydrogen peroxide',
  description:
    'A rescue after an overdose of sulfite: how much hydrogen peroxide to add, and what can go wrong.',
  compute({ fallMgPerL, volumeL, peroxidePercent, sure }, unitOf) {
    const ready = sure === 'on';
    const input = { fallMgPerL, volumeL, peroxidePercent };
    const pure = peroxideForSo2({ fallMgPerL, volumeL }).value;
    const ml = peroxideSolutionVolume(input).value;
    const onePercentG = peroxideSolutionMass({ ...input, peroxidePercent: 1 }).value;
    return {
      tank: so2Changed('unknown', 'unknown'),
      headline: [poured('Peroxide solution', ml / 1000, unitOf('volume'))],
      ...(!ready && {
        hold: 'Confirm first that peroxide is allowed where you are and that you have run a trial.',
      }),
      cautions: present(
        'Peroxide isn’t permitted in the European Union; Australia and the United States restrict it. Check the law: Regulation 2019/934, FSANZ Standard 4.5.1, 27 CFR 24.246. Blending with a wine lower in SO₂ is nearly always the better way.',
        'Dilute peroxide to 1% or less, and add it slowly with the wine in motion. Wait several hours and measure again: bound SO₂ becomes free. Too much leaves peroxide and aldehydes that nothing removes.',
      ),
      more: [
        figure('Pure peroxide', pure, 1, 'g'),
        figure('As a 1% solution', onePercentG, 0, 'g'),
        figure('By Knockanore’s short form', peroxideByKnockanore(input).value, 1, 'mL'),
      ],
      uncertainty: ['Peroxide loses strength in the bottle: one opened last year may have lost half of it.'],
      steps: [
        step(
          'g = 0.531 × Δ × L / 1000',
          `0.531 × ${short(fallMgPerL, 2)} × ${short(volumeL, 2)} / 1000 = ${fixed(pure, 3)} g`,
          'stoichiometry',
        ),
        step(
          'mL = g / (% / 100 × density)',
          `${short(peroxidePercent, 2)}%: ${fixed(ml, 2)} mL`,
          'awri-tn06',
        ),
      ],
      range: 'For free SO₂, the part that reacts. Never add more than a trial has called for.',
    };
  },
});
