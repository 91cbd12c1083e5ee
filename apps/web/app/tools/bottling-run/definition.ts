import { fillVariationPercent } from '@orbit-vine/enology/law/limits.ts';
import {
  bottlesFromVolume,
  dryGoodsToOrder,
  volumeOfBottles,
  wholeBottles,
} from '@orbit-vine/enology/volume/grape-yield.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, present, step, volume } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

function moreBottles(count: number): string {
  const text = fixed(count, 0);
  return `${text} more ${text === '1' ? 'bottle' : 'bottles'}`;
}

export const definition = defineCalculator({
  id: 'bottling-run',
  form: {
    numbers: {
      volumeL: volumeField('Volume to bottle'),
      perCase: numberField('Bottles in a case', '', [1, 12, 48], 'cases hold 1 to 48'),
      lossPercent: numberField('Loss at bottling', '%', [0, 1, 15], 'more would be a mishap', { step: 0.1 }),
      sparePercent: numberField('Spare dry goods', '%', [0, 2, 20], 'more would be left over', { step: 0.5 }),
      bottlesPerHour: numberField(
        'Speed of the line',
        'bottles/h',
        [10, 800, 20_000],
        'lines fill 10 to 20,000 an hour',
        {
          step: 10,
        },
      ),
    },
    choices: {
      size: choiceField(
        'Bottle',
        {
          '187': '187 mL',
          '375': '375 mL',
          '500': '500 mL',
          '750': '750 mL',
          '1000': '1 L',
          '1500': '1.5 L magnum',
        },
        '750',
      ),
    },
  },
  fields: () => ['volumeL', 'size', 'perCase', 'lossPercent', 'sparePercent', 'bottlesPerHour'],
  title: 'Bottling Run',
  description:
    'Count the bottles and cases from a tank; the glass, corks, and labels to order; and the hours on the line.',
  compute({ volumeL, size, perCase, lossPercent, sparePercent, bottlesPerHour }, unitOf) {
    const bottleMl = Number(size);
    const bottles = wholeBottles({ volumeL, lossPercent, bottleMl }).value;
    const exact = bottlesFromVolume({ volumeL, lossPercent, bottleMl }).value;
    const each = Math.round(perCase);
    const cases = Math.floor(bottles / each);
    const order = dryGoodsToOrder({ bottles, sparePercent });
    const variation = fillVariationPercent(bottleMl);
    const hours = bottles / bottlesPerHour;
    return {
      tank: measured({}, { bottles, casesMade: cases }),
      headline: [figure('Bottles', bottles, 0), figure('Full cases', cases, 0)],
      more: [
        figure('Bottles left over', bottles - cases * each, 0),
        figure('Glass, closures, and labels to order', order, 0),
        figure('Case boxes to order', Math.ceil((order.value / each) * (1 - 1e-9)), 0),
        figure('Hours on the line', hours, 1, 'h'),
        volume('Wine in the bottles', volumeOfBottles({ bottles, bottleMl }), unitOf('volume'), 1),
      ],
      uncertainty: present(
        variation !== undefined &&
          `United States: fills of ${short(bottleMl)} mL may vary by ${short(variation)}%, with as many over as under (27 CFR 24.255). If all were over, they would use enough wine for ${moreBottles(bottles * (variation / 100))}.`,
      ),
      steps: [
        step(
          'bottles = ⌊V (1 − loss) / size⌋',
          `${short(volumeL, 1)} × (1 − ${short(lossPercent / 100, 4)}) / ${short(bottleMl / 1000, 3)} = ${fixed(exact, 1)} → ${fixed(bottles, 0)}`,
          'drycreek-facts',
        ),
        step(
          'order = ⌈bottles (1 + spare)⌉',
          `${fixed(bottles, 0)} × ${short(1 + sparePercent / 100, 4)} → ${fixed(order.value, 0)}`,
          'drycreek-facts',
        ),
      ],
      range:
        'A barrel of 60 US gallons fills about 25 cases. The loss is what stays in the tank, the hoses, the filter, and the filler bowl.',
    };
  },
});
