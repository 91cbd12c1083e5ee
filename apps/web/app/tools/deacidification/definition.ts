import {
  carbonateToAdd,
  type DeacidifyingSalt,
  doubleSaltCarbonate,
  doubleSaltVolume,
  recommendedDoubleSaltSurplus,
  saltPerGramOfAcid,
} from '@orbit-vine/enology/acidity/deacidification.ts';
import { figureOfLimit } from '@orbit-vine/enology/law/limits.ts';
import { outOfRange } from '@orbit-vine/enology/outcome.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { acidityField, choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { Unit } from '../../calculator/form/units.ts';
import type { Calculation } from '../../calculator/result/calculation.ts';
import { noteOf, present, step, volume, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { acidChanged } from '../../calculator/result/tank-after.ts';

const tartaricThatStaysGPerL = figureOfLimit('OIV', 'tartaric acid left after deacidification');

const form = {
  numbers: {
    taFromGPerL: acidityField('TA now', 9, 'In g/L as tartaric acid.'),
    taToGPerL: acidityField('TA wanted', 8),
    volumeL: volumeField('Volume of must or wine'),
    tartaricGPerL: numberField(
      'Tartaric acid present',
      'g/L',
      [0, 5, 15],
      'musts and wines hold 0 to 15 g/L',
      {
        step: 0.1,
        hint: `If you know it. At least ${tartaricThatStaysGPerL} g/L has to stay.`,
      },
    ),
  },
  choices: {
    salt: choiceField('Salt', {
      KHCO3: 'Potassium bicarbonate',
      K2CO3: 'Potassium carbonate',
      CaCO3: 'Calcium carbonate',
      double: 'Double-salt process',
    }),
  },
};

type Inputs = InputsOf<typeof form>;

const moreThanItCanSpare = `This would take more tartaric acid than the wine can spare: at least ${tartaricThatStaysGPerL} g/L has to stay. Lower the acidity by less, or use the double-salt process.`;

/** A salt added to all of the wine. Has no dose if the wine has too little tartaric acid for it. */
function bySalt(
  inputs: Inputs,
  salt: DeacidifyingSalt,
  mass: Unit,
): Pick<Calculation, 'headline' | 'note' | 'more' | 'steps'> {
  const change = { ...inputs, salt };
  const fall = inputs.taFromGPerL - inputs.taToGPerL;
  const dose = (bitartrate: 'allFalls' | 'noneFalls' | 'practice') =>
    fall > Math.max(0, inputs.tartaricGPerL - tartaricThatStaysGPerL)
      ? outOfRange(Number.NaN, moreThanItCanSpare)
      : carbonateToAdd({ ...change, bitartrate });
  const practice = dose('practice');
  const range =
    salt === 'CaCO3'
      ? []
      : [
          weighed('If all the bitartrate falls out', dose('allFalls'), mass),
          weighed('If none of it does', dose('noneFalls'), mass),
        ];
  const factor = saltPerGramOfAcid[salt].practice;
  return {
    headline: [weighed('Salt to add', practice, mass)],
    ...noteOf(practice),
    more: range,
    steps: [
      step(
        'g = ΔTA × L × f',
        `(${short(inputs.taFromGPerL, 2)} − ${short(inputs.taToGPerL, 2)}) × ${short(inputs.volumeL, 1)} × ${fixed(factor, 3)} = ${fixed(practice.value, 1)} g`,
        'awri-deacidification',
      ),
    ],
  };
}

function byDoubleSalt(
  inputs: Inputs,
  mass: Unit,
  unit: Unit,
): Pick<Calculation, 'headline' | 'note' | 'more' | 'steps'> {
  const carbonate = doubleSaltCarbonate(inputs);
  const least = doubleSaltVolume(inputs);
  return {
    headline: [
      weighed('Calcium carbonate', carbonate.value * 1000, mass),
      volume('Part of the wine to treat', least.value * recommendedDoubleSaltSurplus, unit, 1),
    ],
    ...noteOf(carbonate, least),
    more: [volume('Smallest part', least, unit, 1)],
    steps: [
      step(
        'part = 1.05 V (TA₁ − TA₂) / TA₁',
        `1.05 × ${short(inputs.volumeL, 1)} × (${short(inputs.taFromGPerL, 2)} − ${short(inputs.taToGPerL, 2)}) / ${short(inputs.taFromGPerL, 2)} = ${fixed(least.value * recommendedDoubleSaltSurplus, 1)} L`,
        'vinolab-double-salt',
      ),
      step('kg = (TA₁ − TA₂) V / 150.087 / 10', `${fixed(carbonate.value, 3)} kg`, 'vinolab-double-salt'),
    ],
  };
}

export const definition = defineCalculator({
  id: 'deacidification',
  form,
  fields: () => ['taFromGPerL', 'taToGPerL', 'volumeL', 'salt', 'tartaricGPerL'],
  title: 'Deacidification',
  description: 'Weigh the carbonate that lowers the acidity, or plan the double-salt process.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const fall = inputs.taFromGPerL - inputs.taToGPerL;
    const double = inputs.salt === 'double';
    const parts =
      inputs.salt === 'double'
        ? byDoubleSalt(inputs, unitOf('mass'), unitOf('volume'))
        : bySalt(inputs, inputs.salt, unitOf('mass'));
    return {
      tank: acidChanged(inputs.taToGPerL),
      effect: { from: inputs.taFromGPerL, to: inputs.taToGPerL, decimals: 2, unit: 'g/L', of: 'of TA' },
      ...parts,
      limits: limitCautions('deacidification', {
        // Counts all of the TA as fixed acid, although it includes the volatile acidity.
        fixedAcidAfterGPerL: fall > 0 ? inputs.taToGPerL : Number.NaN,
        acidRemovedGPerL: fall,
        // The double salt removes malic acid too.
        tartaricAfterGPerL: fall > 0 && !double ? Math.max(0, inputs.tartaricGPerL - fall) : Number.NaN,
      }),
      cautions: present(
        'A carbonate can’t be taken out again: start with nine-tenths, measure, and add the rest only if it’s needed.',
        double &&
          'Add the wine to the carbonate, never the reverse, and keep the treated part above pH 4.5, or the double salt doesn’t form.',
      ),
      uncertainty: [
        inputs.salt === 'KHCO3' || inputs.salt === 'K2CO3'
          ? 'Potassium salts work through the bitartrate that falls out later: the dose lies between the figure for all of it and the figure for none.'
          : 'Calcium may fall out as tartrate weeks later.',
      ],
      range: 'TA in g/L as tartaric acid. Run a bench trial: no formula predicts the pH.',
    };
  },
  dose: { tankColumns: ['taFromGPerL', 'taToGPerL', 'volumeL'], tankExample: 'Vidal 1; 9.5; 8; 1000' },
  takes: { taFromGPerL: 'taGPerL' },
});
