import {
  ameliorationAllowed,
  ameliorationOf,
  ameliorationWater,
} from '@orbit-vine/enology/sugar/amelioration.ts';
import { alcoholFromAddedSugar } from '@orbit-vine/enology/sugar/chaptalization.ts';
import { litersPerKgOfDissolvedSugar } from '@orbit-vine/enology/sugar/dissolved-sugar.ts';
import { mustDensity } from '@orbit-vine/enology/sugar/must.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { acidityField, brixField, volumeField } from '../../calculator/form/fields.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import {
  figure,
  inWords,
  noteOf,
  poured,
  present,
  step,
  volume,
  weighed,
} from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

const form = {
  numbers: {
    volumeL: volumeField('Volume of juice'),
    brixFrom: brixField('Brix now', 18),
    brixTo: brixField('Brix wanted', 21),
    taFromGPerL: { ...acidityField('Acidity now', 12, 'Before fermentation, as tartaric acid.'), min: 1 },
    taToGPerL: { ...acidityField('Acidity wanted', 9), min: 1 },
  },
  choices: {},
} as const;

type Inputs = InputsOf<typeof form>;

/** Juice below this may lose 1 °Bx to water alone (27 CFR 24.176). */
const lowBrix = 23;

/** As US law counts it: 13.5 lb of sugar are a gallon. */
const materialOf = ({ waterL, sugarKg }: { readonly waterL: number; readonly sugarKg: number }) =>
  waterL + litersPerKgOfDissolvedSugar.unitedStatesLaw * sugarKg;

/** Water alone is limited by Brix, water and sugar together by volume and by the fixed acid that is left. */
function limitsOf(
  { volumeL, brixFrom, brixTo, taFromGPerL, taToGPerL }: Inputs,
  made: ReturnType<typeof ameliorationOf>,
) {
  const material = materialOf(made);
  const onlyWater = made.waterL > 0 && made.sugarKg === 0;
  return [
    ...limitCautions('enrichment', {
      brixAfter: made.sugarKg > 0 ? brixTo : Number.NaN,
      gainedPercentVol: alcoholFromAddedSugar({ sugarKg: made.sugarKg, finalVolumeL: made.finalVolumeL })
        .value,
    }),
    ...limitCautions('acidification', {
      fixedAcidAfterGPerL: made.acidG > 0 ? taToGPerL : Number.NaN,
      addedGPerL: made.acidG / made.finalVolumeL,
      citricAcidGPerL: Number.NaN,
    }),
    ...limitCautions('water in must', {
      brixAfter: onlyWater && brixFrom >= lowBrix ? brixTo : Number.NaN,
      brixTakenBelow23: onlyWater && brixFrom < lowBrix ? brixFrom - brixTo : Number.NaN,
      waterPercent: (100 * material) / (volumeL + material),
      fixedAcidAfterGPerL: material > 0 && !onlyWater ? taFromGPerL - (material / volumeL) * 5 : Number.NaN,
    }),
  ];
}

export const definition = defineCalculator({
  id: 'amelioration',
  form,
  title: 'Amelioration: Water, Sugar, and Acid',
  name: 'Amelioration',
  description:
    'Bring a must to a Brix and an acidity at once, with water, sugar, and acid, and see the four limits of US law.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { volumeL, brixFrom, brixTo, taFromGPerL, taToGPerL } = inputs;
    const made = ameliorationOf(inputs);
    const material = materialOf(made);
    const allowed = ameliorationAllowed({ volumeL, fixedAcidGPerL: taFromGPerL });
    const [unit, mass] = [unitOf('volume'), unitOf('mass')];
    const [from, to] = [mustDensity({ brix: brixFrom }).value, mustDensity({ brix: brixTo }).value];
    const offByAcid = ameliorationOf({ ...inputs, taFromGPerL: taFromGPerL + 0.2 }).waterL - made.waterL;
    return {
      tank: diluted(
        { from: volumeL, to: made.finalVolumeL },
        { brix: brixTo, taGPerL: taToGPerL },
        { waterPercent: (100 * made.waterL) / volumeL },
      ),
      headline: [
        poured('Water to add', made.waterL, unit),
        weighed('Sugar to add', made.sugarKg * 1000, mass),
        weighed('Tartaric acid to add', Math.max(0, made.acidG), mass),
      ],
      ...noteOf(ameliorationWater(inputs)),
      limits: limitsOf(inputs, made),
      cautions: present(
        'These are the limits for grape wine in the United States, where it is made; other fruit has others. Many countries forbid water in must.',
      ),
      more: [
        volume('Volume afterward', made.finalVolumeL, unit),
        figure('Water and sugar in the whole', (100 * material) / (volumeL + material), 1, '%'),
        volume('Water and sugar, as US law counts them', material, unit, 1),
        volume('Allowed by the acid (27 CFR 24.178)', allowed, unit, 1),
      ],
      uncertainty: present(
        Math.abs(offByAcid) > 0 &&
          `If the acidity is 0.2 g/L higher: ${inWords(poured('', Math.abs(offByAcid), unit))} ${offByAcid > 0 ? 'more' : 'less'} water.`,
        'Tartaric acid falls out as the wine ferments and cools. Stay above the acidity you want in the bottle.',
      ),
      steps: [
        step(
          'volume = V TA₁ / TA₂ where water thins the acid, or what the Brix allows',
          `${short(volumeL, 1)} L from ${short(taFromGPerL, 2)} to ${short(taToGPerL, 2)} g/L and ${short(brixFrom, 2)} to ${short(brixTo, 2)} °Bx: ${fixed(made.finalVolumeL, 1)} L`,
          'fermcalc-amelioration',
        ),
        step(
          'S = (B₂ m₂ − B₁ m₁) / 100',
          `(${short(brixTo, 2)} × ${fixed(made.finalVolumeL * to, 1)} − ${short(brixFrom, 2)} × ${fixed(volumeL * from, 1)}) / 100 = ${fixed(made.sugarKg, 2)} kg`,
          'fermcalc-amelioration',
        ),
        step(
          'V 0.2 (a − 5), at most 0.5384 V',
          `${short(volumeL, 1)} × 0.2 × (${short(taFromGPerL, 2)} − 5), at most 0.5384 × ${short(volumeL, 1)}: ${fixed(allowed.value, 1)} L`,
          'cfr-24-178',
        ),
      ],
      range:
        'Juice of 10 to 30 °Bx, densities by the OIV’s table. What is added counts toward the limits with what was added before.',
    };
  },
  dose: {
    tankColumns: ['volumeL', 'brixFrom', 'taFromGPerL'],
    tankExample: 'Concord; 1000; 16.5; 12.4',
  },
  takes: { brixFrom: 'brix', taFromGPerL: 'taGPerL' },
});
