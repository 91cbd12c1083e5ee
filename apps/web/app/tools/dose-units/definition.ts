import { convertDose } from '@orbit-vine/enology/addition/dose.ts';
import type { DoseUnit } from '@orbit-vine/enology/addition/dose-unit.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { Figure } from '../../calculator/result/calculation.ts';
import { significant, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const names = {
  gPerHl: 'g/hL',
  mgPerL: 'mg/L (ppm)',
  gPerL: 'g/L',
  lbPer1000UsGal: 'lb/1000 gal',
  gPerUsGal: 'g/gal',
  mgPerUsGal: 'mg/gal',
  ozPerUsGal: 'oz/gal',
  percentWeightPerVolume: '% w/v',
  gPer750Ml: 'g per 750 mL',
  gPerBarrel225L: 'g per 225 L barrel',
} as const satisfies Partial<Record<DoseUnit, string>>;

/** In another order, since a choice starts with its first option. */
const { lbPer1000UsGal, ...others } = names;
const wanted = { lbPer1000UsGal, ...others };
const givenIn = choiceField('Given in', names);

export const definition = defineCalculator({
  id: 'dose-units',
  form: {
    numbers: {
      dose: numberField('Dose', '', [0, 25, 1_000_000], 'a dose can’t be negative', { step: 0.1 }),
    },
    choices: { from: givenIn, to: choiceField('Wanted in', wanted) },
  },
  fields: () => ['dose', 'from', 'to'],
  title: 'Dose Units',
  description: 'Read a label printed in another system: one dose in every unit a cellar uses.',
  compute({ dose, from, to }) {
    const convert = (unit: keyof typeof names) => convertDose({ dose, from, to: unit });
    const shown = (unit: keyof typeof names): Figure => {
      const name = names[unit];
      return { label: `In ${name}`, text: significant(convert(unit).value, 4), unit: name };
    };
    const rest = givenIn.options.map(({ value }) => value).filter((unit) => unit !== to && unit !== from);
    const factor = convertDose({ dose: 1, from, to }).value;
    const [given, asked] = [names[from], names[to]];
    return {
      tank: unchanged,
      headline: [shown(to)],
      more: rest.map(shown),
      uncertainty: [],
      steps: [
        step(
          `1 ${given} = ${significant(factor, 6)} ${asked}`,
          `${short(dose)} ${given} × ${significant(factor, 6)} = ${significant(convert(to).value, 4)} ${asked}`,
          'exact-units',
        ),
      ],
      range:
        'Exact, by the definitions of the pound and the US gallon. The volume is that of the wine before the addition.',
    };
  },
});
