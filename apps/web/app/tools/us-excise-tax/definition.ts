import {
  exciseCreditAt,
  exciseCredits,
  exciseRates,
  exciseTax,
  wineGallons,
} from '@orbit-vine/enology/law/us-excise-tax.ts';
import { litersPer } from '@orbit-vine/enology/units.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short, withThousands } from '../../calculator/form/decimal.ts';
import { choiceField, numberField, switchField } from '../../calculator/form/fields.ts';
import { figure, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const caseGal = 9 / litersPer.usGal;

export const definition = defineCalculator({
  id: 'us-excise-tax',
  form: {
    numbers: {
      wineGal: numberField('Removed now', 'US gal', [0, 1000, 1_000_000], 'few removals are larger', {
        step: 0.1,
      }),
      beforeGal: numberField(
        'Removed earlier this year',
        'US gal',
        [0, 0, 5_000_000],
        'few wineries remove more in a year',
      ),
    },
    choices: {
      class: choiceField('Class', {
        stillTo16: 'Still, up to 16% vol',
        still16To21: 'Still, over 16 to 21% vol',
        still21To24: 'Still, over 21 to 24% vol',
        sparkling: 'Sparkling',
        carbonated: 'Artificially carbonated',
        hardCider: 'Hard cider',
      }),
      credit: switchField('My own production, with the credit', 'on'),
    },
  },
  fields: () => ['wineGal', 'class', 'beforeGal', 'credit'],
  title: 'US Wine Excise Tax',
  name: 'Excise tax',
  description:
    'Work out the federal tax on a removal, the producer’s credit, and what is left in each step of the credit.',
  compute(inputs) {
    const { class: kind } = inputs;
    const wineGal = wineGallons({ usGal: inputs.wineGal }).value;
    const removedBeforeGal = inputs.beforeGal;
    const credit = inputs.credit === 'on' ? 'producer' : 'none';
    const tax = exciseTax({ wineGal, class: kind, removedBeforeGal, credit });
    const full = exciseTax({ wineGal, class: kind, credit: 'none' }).value;
    const perGallon = wineGal > 0 ? tax.value / wineGal : exciseRates[kind];
    const next = exciseCreditAt({ wineGal: removedBeforeGal + wineGal + 0.1, class: kind }).value;
    const steps = exciseCredits.map(({ toGal }, index) => ({
      toGal,
      left: Math.max(0, toGal - Math.max(removedBeforeGal + wineGal, exciseCredits[index - 1]?.toGal ?? 0)),
    }));
    return {
      tank: unchanged,
      headline: [figure('Tax', tax, 2, 'USD')],
      more: [
        figure('Per gallon', perGallon, 3, 'USD'),
        figure('Per case of 9 L', perGallon * caseGal, 3, 'USD'),
        figure('Per bottle of 750 mL', (perGallon * caseGal) / 12, 3, 'USD'),
        figure('Credit taken', full - tax.value, 2, 'USD'),
        figure('Credit on the next gallon', credit === 'producer' ? next : 0, 3, 'USD'),
        ...steps.map(({ toGal, left }) =>
          figure(`Left in the step to ${withThousands(String(toGal))} gal`, left, 1, 'gal'),
        ),
      ],
      uncertainty: [
        'For information only: state taxes aren’t included, and the members of a controlled group share the steps.',
      ],
      steps: [
        step(
          'tax = gallons × rate − credit',
          `${short(wineGal, 1)} × ${short(exciseRates[kind], 3)} − ${fixed(full - tax.value, 2)} = ${fixed(tax.value, 2)} USD`,
          'usc-26-5041',
        ),
      ],
      range:
        '26 U.S.C. 5041 as in force since 2018. A wine gallon is 231 cubic inches; volumes are rounded to the nearest tenth. Wine above 24% vol is taxed as spirits; mead and low-alcohol wine under 8.5% vol count as still.',
    };
  },
  takes: { wineGal: ['volumeL', 1 / litersPer.usGal] },
});
