import {
  type Acid,
  acidityFromMilliequivalents,
  acidityLostToMalolactic,
  convertAcidity,
  gramsPerEquivalent,
  lacticFromMalic,
  milliequivalentsFromAcidity,
} from '@orbit-vine/enology/acidity/acids.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const acids = {
  tartaric: 'g/L as tartaric acid',
  sulfuric: 'g/L as sulfuric acid',
  acetic: 'g/L as acetic acid',
  malic: 'g/L as malic acid',
  lactic: 'g/L as lactic acid',
  citric: 'g/L as citric acid',
} as const satisfies Record<Acid, string>;
const units = { ...acids, meq: 'meq/L' };
type Unit = keyof typeof units;
const { sulfuric, ...rest } = units;
const given = choiceField('Given in', units);

export const definition = defineCalculator({
  id: 'acidity-units',
  form: {
    numbers: {
      value: numberField('Acidity', '', [0, 6, 400], 'no must or wine holds more', { step: 0.1 }),
      malicGPerL: numberField('Malic acid to be converted', 'g/L', [0, 0, 20], 'musts hold 0 to 20 g/L', {
        step: 0.1,
        hint: 'For the drop in TA from malolactic conversion.',
      }),
    },
    choices: { from: given, to: choiceField('Wanted in', { sulfuric, ...rest }) },
  },
  fields: () => ['value', 'from', 'to', 'malicGPerL'],
  title: 'Acidity Units',
  description:
    'Read a report from elsewhere: total and volatile acidity in every unit, and the drop from malolactic conversion.',
  compute({ value, from, to, malicGPerL }) {
    const asTartaric =
      from === 'meq'
        ? acidityFromMilliequivalents({ acidityMeqPerL: value, acid: 'tartaric' })
        : convertAcidity({ acidityGPerL: value, from, to: 'tartaric' });
    const tartaric = asTartaric.value;
    const inUnit = (unit: Unit) =>
      unit === 'meq'
        ? milliequivalentsFromAcidity({ acidityGPerL: tartaric, acid: 'tartaric' })
        : convertAcidity({ acidityGPerL: tartaric, from: 'tartaric', to: unit });
    const shown = (unit: Unit) =>
      unit === 'meq'
        ? figure('In milliequivalents', inUnit(unit), 2, 'meq/L')
        : figure(`As ${unit} acid`, inUnit(unit), 2, 'g/L');
    const equivalent = (unit: Unit) => (unit === 'meq' ? 1000 : gramsPerEquivalent[unit]);
    const loss = acidityLostToMalolactic({ malicGPerL });
    return {
      tank: unchanged,
      headline: [shown(to)],
      ...noteOf(asTartaric, inUnit(to)),
      more: [
        ...given.options
          .map(({ value: unit }) => unit)
          .filter((unit) => unit !== to)
          .map(shown),
        ...(malicGPerL > 0
          ? [
              figure('Drop in TA from malolactic conversion', loss, 2, 'g/L'),
              figure('Lactic acid formed', lacticFromMalic({ malicGPerL }), 2, 'g/L'),
              figure('TA as tartaric afterward', Math.max(0, tartaric - loss.value), 2, 'g/L'),
            ]
          : []),
      ],
      uncertainty: [],
      steps: [
        step(
          'g/L × E(to) / E(from)',
          `${short(value, 4)} × ${short(equivalent(to), 2)} / ${short(equivalent(from), 2)} = ${fixed((value * equivalent(to)) / equivalent(from), 3)}`,
          'stoichiometry',
        ),
      ],
      range:
        'Exact, by equivalent weights: tartaric 75.04, sulfuric 49.04, acetic 60.05, malic 67.04, lactic 90.08, citric 64.04 g.',
    };
  },
});
