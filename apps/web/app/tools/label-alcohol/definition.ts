import { labelsFor, labelTolerance } from '@orbit-vine/enology/label/alcohol-on-label.ts';
import { stillWineClass } from '@orbit-vine/enology/law/us-excise-tax.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const classLine = 14;
const classes = {
  stillTo16: 'up to 16% vol',
  still16To21: 'over 16 to 21% vol',
  still21To24: 'over 21 to 24% vol',
} as const;

export const definition = defineCalculator({
  id: 'label-alcohol',
  form: {
    numbers: {
      measured: numberField('Measured alcohol', '% vol', [0.5, 13, 24], 'wine holds 0.5 to 24% vol', {
        step: 0.1,
      }),
    },
    choices: {},
  },
  title: 'Alcohol on the Label',
  name: 'Label alcohol',
  description: 'Find the figures that a label in the United States may carry for the alcohol you measured.',
  compute({ measured }) {
    const { low, high } = labelsFor(measured);
    const tolerance = labelTolerance({ labeledPercentVol: measured });
    const kind = stillWineClass(measured);
    const light = measured <= classLine;
    return {
      tank: unchanged,
      headline: [
        {
          label: 'The label may say',
          text: `${!light && low.value <= classLine ? 'over ' : ''}${fixed(low.value, 1)} to ${fixed(high.value, 1)}`,
          unit: '% vol',
        },
      ],
      ...noteOf(low),
      cautions: present(
        Math.abs(measured - classLine) <= 0.3 &&
          'Close to 14% vol: a measurement can be off by 0.1 to 0.2, and the label may not cross the line. Measure again, by distillation.',
        (Math.abs(measured - 16) <= 0.3 || Math.abs(measured - 21) <= 0.3) &&
          'Close to a tax line: the tax goes by the true alcohol and has no tolerance.',
      ),
      more: [
        figure('Lowest figure', low, 1, '% vol'),
        figure('Highest figure', high, 1, '% vol'),
        figure('Tolerance', tolerance, 1, '% vol'),
        ...(kind === 'stillTo16' || kind === 'still16To21' || kind === 'still21To24'
          ? [{ label: 'Tax class of a still wine', text: classes[kind] }]
          : []),
      ],
      uncertainty: [],
      steps: [
        step(
          light ? 'label ± 1.5, never above 14' : 'label ± 1.0, never down to 14',
          `${short(measured, 2)}% vol: ${fixed(low.value, 1)} to ${fixed(high.value, 1)}`,
          'cfr-4-36',
        ),
      ],
      range:
        '27 CFR 4.36(b), United States only. We have not read the rules of other countries: check the law where you sell.',
    };
  },
  takes: { measured: 'alcoholPercentVol' },
});
