import {
  headspaceOxygen,
  oxygenGoalsMgPerL,
  so2LostToOxygen,
  so2PerOxygen,
  totalPackageOxygen,
} from '@orbit-vine/enology/sulfur-dioxide/oxygen.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, present, step } from '../../calculator/result/figures.ts';
import { so2Changed } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'oxygen-so2',
  form: {
    numbers: {
      dissolvedMgPerL: numberField('Dissolved oxygen', 'mg/L', [0, 0.5, 9], 'wine takes up 9 mg/L at most', {
        step: 0.1,
      }),
      headspaceMl: numberField('Headspace', 'mL', [0, 5, 60], 'headspaces are 0 to 60 mL', { step: 0.5 }),
      oxygenPercent: numberField('Oxygen in the headspace', '%', [0, 21, 21], 'air holds 21%', {
        hint: '21 without inert gas.',
      }),
      freeSo2MgPerL: numberField(
        'Free SO₂ before bottling',
        'mg/L',
        [0, 30, 150],
        'a wine holds 0 to 150 mg/L',
      ),
    },
    choices: {
      size: choiceField('Bottle', { '375': '375 mL', '750': '750 mL', '1500': '1.5 L' }, '750'),
      wine: choiceField('Wine', { white: 'White or rosé', red: 'Red' }),
    },
  },
  fields: () => ['dissolvedMgPerL', 'headspaceMl', 'oxygenPercent', 'size', 'freeSo2MgPerL', 'wine'],
  title: 'Oxygen at Bottling and SO₂',
  name: 'Oxygen and SO₂',
  description: 'Estimate the free SO₂ lost in the bottle to oxygen, both dissolved and in the headspace.',
  compute(inputs) {
    const { dissolvedMgPerL, headspaceMl, oxygenPercent, freeSo2MgPerL } = inputs;
    const bottleMl = Number(inputs.size);
    const goal = oxygenGoalsMgPerL[inputs.wine === 'red' ? 'red' : 'white'].to;
    const oxygen = totalPackageOxygen({ dissolvedMgPerL, headspaceMl, oxygenPercent, bottleMl }).value;
    const lost = (ratio: number) => so2LostToOxygen({ oxygenMgPerL: oxygen, so2PerOxygen: ratio }).value;
    const [measured, textbook] = [lost(so2PerOxygen.bottledWines), lost(so2PerOxygen.textbook)];
    return {
      tank: so2Changed('unknown', 'unknown'),
      headline: [
        {
          label: 'Free SO₂ lost to oxygen',
          text: `${fixed(measured, 0)} to ${fixed(textbook, 0)}`,
          unit: 'mg/L',
        },
        figure('Total package oxygen', oxygen, 2, 'mg/L'),
      ],
      cautions: present(
        oxygen > goal &&
          `This is more oxygen than the ${short(goal)} mg/L that Vinlab sets as a limit. Find out where it gets in before you add SO₂ to make up for it.`,
      ),
      more: [
        figure('Lost, at 2.5 mg per mg (bottled wines)', measured, 1, 'mg/L'),
        figure('Lost, at 4 mg per mg (textbook)', textbook, 1, 'mg/L'),
        figure('Oxygen in the headspace', headspaceOxygen({ headspaceMl, oxygenPercent }), 2, 'mg'),
        figure('Free SO₂ left, at most', Math.max(0, freeSo2MgPerL - measured), 0, 'mg/L'),
        figure('Free SO₂ left, at least', Math.max(0, freeSo2MgPerL - textbook), 0, 'mg/L'),
      ],
      uncertainty: ['Oxygen that passes through the closure later isn’t included.'],
      steps: [
        step(
          'TPO = DO + mL × x × 1.33 / V',
          `${short(dissolvedMgPerL, 2)} + ${short(headspaceMl, 2)} × ${short(oxygenPercent / 100, 3)} × 1.33 / ${short(bottleMl / 1000, 3)} = ${fixed(oxygen, 2)} mg/L`,
          'vinlab-oxygen',
        ),
        step(
          'loss = 2.5 to 4 × TPO',
          `${fixed(measured, 1)} to ${fixed(textbook, 1)} mg/L`,
          'vinventions-so2',
        ),
      ],
      range:
        'At 20 °C and one atmosphere. The loss is a range, never one number: the textbook’s ratio is 4, and a hundred bottled wines gave 2.5.',
    };
  },
});
