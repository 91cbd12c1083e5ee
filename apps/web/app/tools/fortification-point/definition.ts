import { spiritByPearson } from '@orbit-vine/enology/alcohol/fortification.ts';
import {
  fortificationPointByVinoCalc,
  gravityAtAlcohol,
  sugarAtFortification,
} from '@orbit-vine/enology/alcohol/fortification-point.ts';
import { after } from '@orbit-vine/enology/outcome.ts';
import { gramsOfSugarPerPercentVol, mustSugar } from '@orbit-vine/enology/sugar/must.ts';
import { brixOfSucroseCubic, sucroseCubic } from '@orbit-vine/enology/sugar/sucrose-cubic.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { brixField, numberField, volumeField } from '../../calculator/form/fields.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { figure, noteOf, poured, present, step, volume } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

const form = {
  numbers: {
    volumeL: volumeField('Volume of must', 500),
    mustBrix: brixField('Brix of the must', 25),
    targetSugarGPerL: numberField(
      'Sugar wanted in the port',
      'g/L',
      [10, 100, 200],
      'ports hold 10 to 200 g/L',
      {
        step: 5,
      },
    ),
    targetAlcoholPercentVol: numberField(
      'Alcohol wanted',
      '% vol',
      [15, 19.5, 24],
      'fortified wines have 15 to 24% vol',
      { step: 0.1 },
    ),
    spiritAlcoholPercentVol: numberField(
      'Strength of the spirit',
      '% vol',
      [40, 77, 96.5],
      'spirits hold 40 to 96.5% vol',
      { step: 0.1 },
    ),
  },
  choices: {},
} as const;

function cutOf(inputs: InputsOf<typeof form>) {
  const { mustBrix, volumeL, targetAlcoholPercentVol, spiritAlcoholPercentVol } = inputs;
  const mustSugarGPerL = mustSugar({ brix: mustBrix }).value;
  const sugar = sugarAtFortification({ ...inputs, mustSugarGPerL });
  const alcohol = (mustSugarGPerL - sugar.value) / gramsOfSugarPerPercentVol;
  const gravity = after(sugar, () =>
    gravityAtAlcohol({ initialSpecificGravity: sucroseCubic(mustBrix), alcoholPercentVol: alcohol }),
  );
  const spirit = after(sugar, () =>
    spiritByPearson({
      wineVolumeL: volumeL,
      wineAlcoholPercentVol: alcohol,
      targetAlcoholPercentVol,
      spiritAlcoholPercentVol,
    }),
  );
  return { mustSugarGPerL, sugar, alcohol, gravity, spirit };
}

export const definition = defineCalculator({
  id: 'fortification-point',
  form,
  title: 'When to Fortify a Port',
  name: 'Fortification point',
  description:
    'Find the gravity at which to stop a fermenting must with spirit, for the sugar and the alcohol that you want.',
  compute(inputs, unitOf) {
    const { volumeL, mustBrix, targetSugarGPerL: c, targetAlcoholPercentVol: t } = inputs;
    const s = inputs.spiritAlcoholPercentVol;
    const { mustSugarGPerL, sugar, alcohol, gravity, spirit } = cutOf(inputs);
    const unit = unitOf('volume');
    const final = volumeL + spirit.value;
    const later = cutOf({ ...inputs, targetSugarGPerL: Math.max(0, c - 10) }).gravity.value;
    const vinoCalc = fortificationPointByVinoCalc({ ...inputs, targetBrix: c / 10 });
    return {
      // TA and SO₂ change while the must ferments.
      tank: diluted(
        { from: volumeL, to: final },
        { alcoholPercentVol: t, residualSugarGPerL: c, taGPerL: 'unknown', totalSo2MgPerL: 'unknown' },
      ),
      limits: limitCautions('fortification', { alcoholPercentVol: t }),
      headline: [
        figure('Fortify at a gravity of', gravity, 3, 'SG'),
        figure('Apparent Brix', brixOfSucroseCubic(gravity.value), 1, '°Bx'),
        poured('Spirit to add', spirit, unit),
      ],
      ...noteOf(sugar, gravity, spirit),
      cautions: present(
        'Spirit burns: keep flames and sparks away, and ventilate. In the United States, it has to come from the same kind of fruit (26 U.S.C. 5382).',
        'Have the spirit at hand before the gravity is reached, add it all at once, and mix well. The fermentation goes on until then.',
      ),
      more: [
        figure('Sugar at that moment', sugar, 0, 'g/L'),
        figure('Alcohol at that moment', alcohol, 1, '% vol'),
        volume('Volume afterward', final, unit),
        figure('By VinoCalc, with the sugar as Brix', vinoCalc, 1, '°Bx'),
      ],
      uncertainty: present(
        Number.isFinite(later + gravity.value) &&
          `For 10 g/L less sugar in the port, wait until SG ${fixed(later, 3)}.`,
        'Yeasts differ in what they make of sugar. Measure sugar and alcohol afterward, and correct with spirit or a drier lot.',
      ),
      steps: [
        step(
          'r = c (16.83 S − m) / (16.83 (S − T) − c)',
          `${short(c, 1)} × (16.83 × ${short(s, 1)} − ${fixed(mustSugarGPerL, 1)}) / (16.83 × (${short(s, 1)} − ${short(t, 1)}) − ${short(c, 1)}) = ${fixed(sugar.value, 1)} g/L`,
          'vinolab-fortification-point',
        ),
        step(
          'SG = OG − A (7.75 − 3.75 (OG − 1.007)) / 1000',
          `OG ${fixed(sucroseCubic(mustBrix), 4)}, ${fixed(alcohol, 2)}% vol: ${fixed(gravity.value, 4)}`,
          'duncan-acton',
        ),
        step(
          's = V (T − A) / (S − T)',
          `${short(volumeL, 1)} × (${short(t, 1)} − ${fixed(alcohol, 2)}) / (${short(s, 1)} − ${short(t, 1)}) = ${fixed(spirit.value, 2)} L`,
          'defalco-fortification',
        ),
      ],
      range:
        'Musts of 10 to 30 °Bx. Sugar by the OIV’s table, 16.83 g/L for each percent of alcohol, volumes as if they added up: together within about 10 g/L of sugar.',
    };
  },
  dose: { tankColumns: ['volumeL', 'mustBrix'], tankExample: 'Touriga; 500; 25' },
  takes: { mustBrix: 'brix' },
});
