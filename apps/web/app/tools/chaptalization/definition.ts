import {
  alcoholFromAddedSugar,
  hexosePerSucrose,
  sugarByKitchenRule,
  sugarForBrix,
  volumeWithConcentrate,
} from '@orbit-vine/enology/sugar/chaptalization.ts';
import { volumeWithSugar } from '@orbit-vine/enology/sugar/dissolved-sugar.ts';
import { gramsOfSugarPerPercentVol, mustDensity } from '@orbit-vine/enology/sugar/must.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { brixField, choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, inWords, noteOf, present, step, volume, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

const drySugarBrix = 100;

const checkTheLaw =
  'The European Union has a ceiling for each zone, and some countries forbid it: check the law where you are.';

export const definition = defineCalculator({
  id: 'chaptalization',
  form: {
    numbers: {
      volumeL: volumeField('Volume of must'),
      brixFrom: brixField('Brix now', 20),
      brixTo: brixField('Brix wanted', 22),
      sweetenerBrix: numberField(
        'Brix of the concentrate',
        '°Bx',
        [50, 65, 80],
        'concentrates hold 50 to 80 °Bx',
      ),
      litersPerKg: numberField(
        'Volume of 1 kg of sugar',
        'L',
        [0.6, 0.62, 0.64],
        'published values run from 0.618 to 0.63 L',
        {
          step: 0.01,
        },
      ),
    },
    choices: {
      sweetener: choiceField('Sweetener', { sugar: 'Dry sugar', concentrate: 'Grape concentrate' }),
    },
  },
  fields: ({ sweetener }) => [
    'volumeL',
    'brixFrom',
    'brixTo',
    'sweetener',
    sweetener === 'concentrate' ? 'sweetenerBrix' : 'litersPerKg',
  ],
  title: 'Sugar to Add to a Must',
  name: 'Sugar addition',
  description: 'Weigh the sugar or concentrate that raises a must to the Brix you want.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { volumeL, brixFrom, brixTo, sweetenerBrix, litersPerKg } = inputs;
    const dry = inputs.sweetener === 'sugar';
    const bs = dry ? drySugarBrix : sweetenerBrix;
    const sugar = sugarForBrix({ volumeL, brixFrom, brixTo, sweetenerBrix: bs });
    const kg = sugar.value;
    const final = dry
      ? volumeWithSugar({ volumeL, sugarKg: kg, litersPerKg })
      : volumeWithConcentrate({ volumeL, concentrateKg: kg, concentrateBrix: bs });
    const drySugarKg = dry ? kg : (kg * bs) / 100;
    const gained = alcoholFromAddedSugar({ sugarKg: drySugarKg, finalVolumeL: final.value });
    const density = mustDensity({ brix: brixFrom });
    const rule = sugarByKitchenRule({ volumeL, brixFrom, brixTo, rule: 'eighthOfAPoundPerUsGallon' });
    const mass = unitOf('mass');
    const name = dry ? 'Sugar' : 'Concentrate';
    return {
      // Concentrate brings acid and SO₂.
      tank: diluted(
        { from: volumeL, to: final.value },
        { brix: brixTo, ...(dry ? {} : { taGPerL: 'unknown', totalSo2MgPerL: 'unknown' }) },
      ),
      effect: { from: brixFrom, to: brixTo, decimals: 2, unit: '°Bx' },
      headline: [weighed(`${name} to add`, kg * 1000, mass)],
      ...noteOf(sugar, gained),
      limits: limitCautions('enrichment', {
        brixAfter: kg > 0 ? brixTo : Number.NaN,
        gainedPercentVol: gained.value,
      }),
      cautions: [checkTheLaw],
      more: [
        volume('Volume afterward', final, unitOf('volume')),
        figure('Alcohol gained', gained, 1, '% vol'),
        figure('Per liter of must', (1000 * kg) / volumeL, 1, 'g/L'),
        ...(dry ? [weighed('By the rule of ⅛ lb per gallon per degree', rule, mass)] : []),
      ],
      uncertainty: present(
        Number.isFinite(kg) &&
          `If the Brix reading is off by 0.2: ${inWords(weighed('', (kg * 200) / Math.max(0.2, brixTo - brixFrom), mass))} either way.`,
      ),
      steps: [
        step(
          'm = V ρ(B₁)',
          `${short(volumeL, 2)} L × ${fixed(density.value, 4)} kg/L = ${fixed(volumeL * density.value, 1)} kg of must`,
          'oiv-oeno-21-2004',
        ),
        step(
          'S = m (B₂ − B₁) / (Bs − B₂)',
          `${fixed(volumeL * density.value, 1)} × (${short(brixTo, 2)} − ${short(brixFrom, 2)}) / (${short(bs, 1)} − ${short(brixTo, 2)}) = ${fixed(kg, 3)} kg`,
          'fermcalc-sugar',
        ),
        step(
          `ABV = ${fixed(hexosePerSucrose, 4)} × 1000 S / (${gramsOfSugarPerPercentVol} V)`,
          `${fixed(gained.value, 2)}% vol gained`,
          'stoichiometry',
        ),
      ],
      range:
        'Free-run juice from 10 to 30 °Bx. For a must with skins, enter the volume of its juice, not that of the tank.',
    };
  },
  dose: { tankColumns: ['volumeL', 'brixFrom', 'brixTo'], tankExample: 'Riesling; 1000; 19.5; 21' },
  takes: { brixFrom: 'brix' },
});
