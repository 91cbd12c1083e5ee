import { fortifiedVolume, spiritByMass, spiritByPearson } from '@orbit-vine/enology/alcohol/fortification.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { alcoholField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { inWords, noteOf, poured, present, step, volume } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

/** Above this the density of the wine is too far from that of alcohol and water. */
const dryUpToGPerL = 10;

export const definition = defineCalculator({
  id: 'fortification',
  form: {
    numbers: {
      wineVolumeL: volumeField('Volume of wine', 100),
      wineAlcoholPercentVol: alcoholField('Alcohol of the wine', 13),
      targetAlcoholPercentVol: numberField('Alcohol wanted', '% vol', [1, 19, 30], 'more would be a spirit', {
        step: 0.1,
      }),
      spiritAlcoholPercentVol: numberField(
        'Strength of the spirit',
        '% vol',
        [20, 77, 96.5],
        'spirits hold 20 to 96.5% vol',
        { step: 0.1 },
      ),
      sugarGPerL: numberField('Sugar in the wine', 'g/L', [0, 2, 250], 'wines hold 0 to 250 g/L'),
    },
    choices: {},
  },
  title: 'Fortification',
  description:
    'Measure the spirit that brings a wine to a target strength, with the contraction and the final volume.',
  compute(inputs, unitOf) {
    const {
      sugarGPerL,
      wineVolumeL,
      wineAlcoholPercentVol: a,
      targetAlcoholPercentVol: t,
      spiritAlcoholPercentVol: s,
    } = inputs;
    const dry = sugarGPerL <= dryUpToGPerL;
    const mass = spiritByMass(inputs);
    const square = spiritByPearson(inputs);
    const spirit = dry ? mass : square;
    const final = dry ? fortifiedVolume(inputs).value : wineVolumeL + square.value;
    const unit = unitOf('volume');
    return {
      tank: diluted({ from: wineVolumeL, to: final }, { alcoholPercentVol: t }),
      headline: [poured('Spirit to add', spirit, unit)],
      ...noteOf(spirit),
      limits: limitCautions('fortification', { alcoholPercentVol: t }),
      cautions: present(
        !dry &&
          'The mass balance holds for dry wine only, so this is Pearson’s square. It is up to 3% high. Add nine-tenths, mix, and measure.',
        'Spirit burns: keep flames and sparks away, and ventilate. In the United States, it has to come from the same kind of fruit (26 U.S.C. 5382).',
      ),
      more: [
        poured(
          dry ? 'By Pearson’s square' : 'By mass balance, if the wine were dry',
          dry ? square : mass,
          unit,
        ),
        volume('Volume afterward', final, unit, 1),
        ...(dry ? [poured('Lost to contraction', Math.max(0, wineVolumeL + mass.value - final), unit)] : []),
      ],
      uncertainty: present(
        Number.isFinite(spirit.value) &&
          `If the spirit is off by 1% vol: ${inWords(poured('', Math.abs(spirit.value - spiritByPearson({ ...inputs, spiritAlcoholPercentVol: s - 1 }).value * (spirit.value / square.value)), unit))} either way.`,
      ),
      steps: [
        step(
          'ms = mw (pT − pA) / (pS − pT), volumes by OIML R 22',
          `${fixed(mass.value, 3)} L of spirit, ${fixed(fortifiedVolume(inputs).value, 2)} L in all`,
          'oiml-r22',
        ),
        step(
          's = V (T − A) / (S − T)',
          `${short(wineVolumeL, 2)} × (${short(t, 2)} − ${short(a, 2)}) / (${short(s, 2)} − ${short(t, 2)}) = ${fixed(square.value, 3)} L`,
          'defalco-fortification',
        ),
      ],
      range:
        'Alcohol and water contract: volumes do not add up. All figures are for 20 °C. Measure the strength of the spirit, and of the wine afterward.',
    };
  },
  dose: { tankColumns: ['wineVolumeL', 'wineAlcoholPercentVol'], tankExample: 'Touriga; 225; 13.2' },
  takes: {
    wineVolumeL: 'volumeL',
    wineAlcoholPercentVol: 'alcoholPercentVol',
    sugarGPerL: 'residualSugarGPerL',
  },
});
