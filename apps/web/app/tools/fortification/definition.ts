import { fortifiedVolume, spiritByMass, spiritByPearson } from '@orbit-vine/enology/alcohol/fortification.ts';
import { wineToFillByMass, wineToFillByPearson } from '@orbit-vine/enology/blend/fill-to.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { alcoholField, numberField, volumeField, volumeIsField } from '../../calculator/form/fields.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { inWords, noteOf, poured, present, step, volume } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

/** Above this the density of the wine is too far from that of alcohol and water. */
const dryUpToGPerL = 10;

const form = {
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
  choices: { volumeIs: volumeIsField },
} as const;

function wineOf(inputs: InputsOf<typeof form>) {
  const { wineVolumeL, volumeIs, sugarGPerL, ...strengths } = inputs;
  const dry = sugarGPerL <= dryUpToGPerL;
  const toFill = dry ? wineToFillByMass : wineToFillByPearson;
  return volumeIs === 'wine'
    ? { dry, wineL: wineVolumeL }
    : { dry, wineL: toFill({ ...strengths, finalVolumeL: wineVolumeL }).value };
}

export const definition = defineCalculator({
  id: 'fortification',
  form,
  fields: () => [
    'wineVolumeL',
    'volumeIs',
    'wineAlcoholPercentVol',
    'targetAlcoholPercentVol',
    'spiritAlcoholPercentVol',
    'sugarGPerL',
  ],
  title: 'Fortification',
  description:
    'Measure the spirit that brings a wine to a target strength, with the contraction and the final volume.',
  compute(inputs, unitOf) {
    const {
      wineAlcoholPercentVol: a,
      targetAlcoholPercentVol: t,
      spiritAlcoholPercentVol: s,
      volumeIs,
    } = inputs;
    const { dry, wineL } = wineOf(inputs);
    const fortified = { ...inputs, wineVolumeL: wineL };
    const mass = spiritByMass(fortified);
    const square = spiritByPearson(fortified);
    const spirit = dry ? mass : square;
    const final = dry ? fortifiedVolume(fortified).value : wineL + square.value;
    const unit = unitOf('volume');
    return {
      tank: diluted({ from: wineL, to: final }, { alcoholPercentVol: t }),
      headline: [
        poured('Spirit to add', spirit, unit),
        ...(volumeIs === 'final' ? [volume('To wine', wineL, unit, 2)] : []),
      ],
      ...noteOf(spiritByPearson(inputs)),
      limits: limitCautions('fortification', { alcoholPercentVol: t }),
      cautions: present(
        !dry &&
          'The mass balance holds for dry wine only, so this is Pearson’s square. It’s up to 3% high. Add nine-tenths, mix, and measure.',
        'Spirit burns: keep flames and sparks away, and ventilate. In the United States, it has to come from the same kind of fruit (26 U.S.C. 5382).',
      ),
      more: [
        poured(
          dry ? 'By Pearson’s square' : 'By mass balance, if the wine were dry',
          dry ? square : mass,
          unit,
        ),
        volume('Volume afterward', final, unit, 1),
        ...(dry ? [poured('Lost to contraction', Math.max(0, wineL + mass.value - final), unit)] : []),
      ],
      uncertainty: present(
        Number.isFinite(spirit.value) &&
          `If the spirit is off by 1% vol: ${inWords(poured('', Math.abs(spirit.value - spiritByPearson({ ...fortified, spiritAlcoholPercentVol: s - 1 }).value * (spirit.value / square.value)), unit))} either way.`,
      ),
      steps: [
        step(
          'ms = mw (pT − pA) / (pS − pT), volumes by OIML R 22',
          `${fixed(mass.value, 3)} L of spirit, ${fixed(fortifiedVolume(fortified).value, 2)} L in all`,
          'oiml-r22',
        ),
        step(
          's = V (T − A) / (S − T)',
          `${short(wineL, 2)} × (${short(t, 2)} − ${short(a, 2)}) / (${short(s, 2)} − ${short(t, 2)}) = ${fixed(square.value, 3)} L`,
          'defalco-fortification',
        ),
      ],
      range:
        'Alcohol and water contract: volumes don’t add up. All figures are for 20 °C. Measure the strength of the spirit, and of the wine afterward.',
    };
  },
  dose: { tankColumns: ['wineVolumeL', 'wineAlcoholPercentVol'], tankExample: 'Touriga; 225; 13.2' },
  takes: {
    wineVolumeL: 'volumeL',
    wineAlcoholPercentVol: 'alcoholPercentVol',
    sugarGPerL: 'residualSugarGPerL',
  },
});
