import { figureOfLimit } from '@orbit-vine/enology/law/limits.ts';
import { mustDensity } from '@orbit-vine/enology/sugar/must.ts';
import {
  fixedAcidAfterAmelioration,
  juiceInMust,
  waterByVolumeRule,
  waterForBrix,
} from '@orbit-vine/enology/sugar/watering-back.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import {
  acidityField,
  brixField,
  choiceField,
  numberField,
  volumeField,
} from '../../calculator/form/fields.ts';
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

const lowestBrix = figureOfLimit('US', 'lowest Brix after reducing juice with water');
const lowestPH = figureOfLimit('US', 'lowest pH after adding tartaric acid');
/** Juice below this Brix may lose so many degrees, and has no other floor. */
const lowJuice = {
  brix: 23,
  mayLose: figureOfLimit('US', 'reduction with water of juice that has less than 23 °Bx'),
};

/** Whether this is more water than 27 CFR 24.176(a) allows to help a fermentation. */
function ameliorates({ brixFrom, brixTo }: { readonly brixFrom: number; readonly brixTo: number }): boolean {
  return brixFrom < lowJuice.brix ? brixFrom - brixTo > lowJuice.mayLose + 1e-9 : brixTo < lowestBrix;
}

export const definition = defineCalculator({
  id: 'water-addition',
  form: {
    numbers: {
      volumeL: volumeField('Volume of juice'),
      mustT: numberField(
        'Weight of the must',
        { family: 'fruit' },
        [0.001, 1.5, 1000],
        'a tank holds no more',
        {
          step: 0.1,
        },
      ),
      juicePercent: numberField('Juice in the must', '%', [40, 70, 100], 'musts are 40 to 100% juice', {
        hint: 'Red musts hold about 70%.',
      }),
      brixFrom: brixField('Brix now', 27),
      brixTo: numberField('Brix wanted', '°Bx', [15, 24.5, 30], 'less would be a different wine', {
        step: 0.1,
      }),
      acidGPerL: numberField('Acid in the water', 'g/L', [0, 6, 10], 'more would change the wine', {
        step: 0.1,
      }),
      fixedAcidGPerL: acidityField(
        'Fixed acid of the juice',
        7,
        'In g/L as tartaric acid, before any correction: the TA of the juice.',
      ),
    },
    choices: {
      basis: choiceField('I know', { juice: 'the volume of juice', must: 'the weight of the must' }),
    },
  },
  fields: ({ basis, brixFrom, brixTo }) => [
    'basis',
    ...(basis === 'must' ? (['mustT', 'juicePercent'] as const) : (['volumeL'] as const)),
    'brixFrom',
    'brixTo',
    'acidGPerL',
    ...(ameliorates({ brixFrom, brixTo }) ? (['fixedAcidGPerL'] as const) : []),
  ],
  title: 'Watering Back a Must',
  description:
    'Measure the water that brings a ripe must down to the Brix you want, and weigh the acid for that water.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { brixFrom, brixTo, acidGPerL, fixedAcidGPerL } = inputs;
    const juice =
      inputs.basis === 'must'
        ? juiceInMust({ mustKg: inputs.mustT * 1000, juiceShare: inputs.juicePercent / 100, brix: brixFrom })
            .value
        : inputs.volumeL;
    const water = waterForBrix({ volumeL: juice, brixFrom, brixTo });
    const rule = waterByVolumeRule({ volumeL: juice, brixFrom, brixTo });
    const density = mustDensity({ brix: brixFrom }).value;
    const sharePercent = (100 * water.value) / (juice + water.value);
    const unit = unitOf('volume');
    const amelioration = water.inRange && ameliorates(inputs);
    const fixedAcid = fixedAcidAfterAmelioration({ fixedAcidGPerL, volumeL: juice, waterL: water.value });
    return {
      // The water may bring acid.
      tank: diluted({ from: juice, to: juice + water.value }, { brix: brixTo, taGPerL: 'unknown' }),
      headline: [poured('Water to add', water, unit)],
      ...noteOf(water),
      limits: limitCautions('water in must', {
        brixAfter: water.inRange && brixFrom >= lowJuice.brix ? brixTo : Number.NaN,
        brixTakenBelow23: water.inRange && brixFrom < lowJuice.brix ? brixFrom - brixTo : Number.NaN,
        waterPercent: sharePercent,
        fixedAcidAfterGPerL: amelioration ? fixedAcid.value : Number.NaN,
      }),
      cautions: present(
        amelioration &&
          acidGPerL > 0 &&
          `United States: juice that is ameliorated may get no acid but tartaric, to lower its pH, and not below ${short(lowestPH)} (27 CFR 24.182(a)).`,
        'Many countries forbid water in must. Check that it’s allowed where you make and sell the wine.',
      ),
      more: [
        weighed('Acid for the water', water.value * acidGPerL, unitOf('mass')),
        volume('Volume afterward', juice + water.value, unit),
        poured('By the rule V (B₁/B₂ − 1)', rule, unit),
        figure('Water in the diluted must', sharePercent, 1, '%'),
        ...(amelioration ? [figure('Fixed acid afterward, as the law reckons', fixedAcid, 2, 'g/L')] : []),
      ],
      uncertainty: present(
        water.value > 0 &&
          `If a Brix reading is off by 0.2: ${inWords(poured('', (juice * density * 0.2) / brixTo / 0.9982, unitOf('volume')))} either way.`,
      ),
      steps: [
        step(
          'W = V ρ(B₁) (B₁/B₂ − 1) / 0.9982',
          `${fixed(juice, 1)} × ${fixed(density, 4)} × (${short(brixFrom, 2)}/${short(brixTo, 2)} − 1) / 0.9982 = ${fixed(water.value, 2)} L`,
          'fermcalc-sugar',
        ),
        step('W = V (B₁/B₂ − 1)', `${fixed(rule.value, 2)} L by the rule`, 'morewine-must'),
      ],
      range:
        'Juice from 10 to 30 °Bx. Wait two to three days for raisins to give up their sugar before you trust the Brix.',
    };
  },
  dose: { tankColumns: ['volumeL', 'brixFrom', 'brixTo'], tankExample: 'Zinfandel; 1000; 27; 24.5' },
  takes: { brixFrom: 'brix', fixedAcidGPerL: 'taGPerL' },
});
