import {
  classLinePercentVol,
  labelsFor,
  labelTolerance,
  lowestOfPart4PercentVol,
} from '@orbit-vine/enology/label/alcohol-on-label.ts';
import { stillWineClass, stillWineGrades } from '@orbit-vine/enology/law/us-excise-tax.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

/** Strengths that a label may not cross. A measurement this near to one is in doubt. */
const lines = [lowestOfPart4PercentVol, classLinePercentVol, ...stillWineGrades];
const doubtPercentVol = 0.3;
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
    const { low, high, overLow } = labelsFor(measured);
    const tolerance = labelTolerance({ labeledPercentVol: measured });
    const kind = stillWineClass(measured);
    const lowest = `${overLow ? 'over ' : ''}${fixed(low.value, 1)}`;
    const words = `${lowest} to ${fixed(high.value, 1)}`;
    const line = lines.find((each) => Math.abs(measured - each) <= doubtPercentVol);
    const isTaxLine = stillWineGrades.some((grade) => grade === line);
    return {
      tank: unchanged,
      headline: [
        {
          label: 'The label may say',
          text: words,
          unit: '% vol',
        },
      ],
      ...noteOf(low),
      cautions: present(
        line !== undefined &&
          `Close to ${line}% vol: a measurement can be off by 0.1 to 0.2, and the label may not cross the line. ${isTaxLine ? 'The tax goes by the true alcohol and has no tolerance. ' : ''}Measure again, by distillation.`,
        measured < lowestOfPart4PercentVol &&
          `Below ${lowestOfPart4PercentVol}% vol, part 4 and its label approval don’t apply: the Food and Drug Administration’s rules for labels do, and 27 CFR 24.257.`,
      ),
      more: [
        { label: 'Lowest figure', text: lowest, unit: '% vol' },
        figure('Highest figure', high, 1, '% vol'),
        figure('Tolerance', tolerance, tolerance.value < 1 ? 2 : 1, '% vol'),
        ...(kind === 'stillTo16' || kind === 'still16To21' || kind === 'still21To24'
          ? [{ label: 'Tax class of a still wine', text: classes[kind] }]
          : []),
      ],
      uncertainty: [],
      steps: [
        step(
          `label ± ${short(tolerance.value, 2)}, in the wine’s own class and taxable grade`,
          `${short(measured, 2)}% vol: ${words}`,
          measured < lowestOfPart4PercentVol ? 'cfr-24-257' : 'cfr-4-36',
        ),
      ],
      range:
        '27 CFR 4.36(b) and (c), and 24.257(a)(3); United States only. The figures are in tenths, rounded toward the wine. We haven’t read the rules of other countries: check the law where you sell.',
    };
  },
  takes: { measured: 'alcoholPercentVol' },
});
