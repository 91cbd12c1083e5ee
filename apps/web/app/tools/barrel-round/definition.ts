import { daysPerMonth, freeSo2LossPerMonth, toppingVolume } from '@orbit-vine/enology/volume/barrel-round.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, inWords, noteOf, poured, present, step } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

const freeSo2 = (label: string, initial: number, hint?: string) =>
  numberField(label, 'mg/L', [0, initial, 100], 'a wine holds 0 to 100 mg/L', { ...(hint && { hint }) });

export const definition = defineCalculator({
  id: 'barrel-round',
  form: {
    numbers: {
      barrels: numberField('Number of barrels', '', [1, 1, 10_000], 'no cellar has more in one lot'),
      barrelL: volumeField('Volume of a barrel', 225),
      lossPercentPerYear: numberField('Loss in a year', '%', [0, 5, 15], 'barrels lose 1 to 9% a year', {
        step: 0.5,
        hint: 'About 2% in a humid cave, 5 in a cellar, 7 in a dry warehouse.',
      }),
      days: numberField(
        'Days since the last round',
        '',
        [1, 30, 365],
        'a barrel is topped in its first year',
        {
          hint: 'Since it was topped and its free SO₂ read.',
        },
      ),
      thenMgPerL: freeSo2('Free SO₂ then', 32, 'After the addition of that day, if there was one.'),
      nowMgPerL: freeSo2('Free SO₂ now', 26),
      leastMgPerL: freeSo2('Free SO₂ to stay above', 20, '“SO₂ Addition” finds it for your pH.'),
    },
    choices: {},
  },
  title: 'Barrel Round: Topping and Free SO₂',
  name: 'Barrel round',
  description:
    'See how much topping wine a round of barrels takes, how fast each loses free SO₂, and when to come back.',
  compute(inputs, unitOf) {
    const { barrels, barrelL, lossPercentPerYear, days, thenMgPerL, nowMgPerL, leastMgPerL } = inputs;
    const unit = unitOf('volume');
    const topping = toppingVolume({ volumeL: barrels * barrelL, lossPercentPerYear, days });
    const monthly = toppingVolume({ volumeL: barrels * barrelL, lossPercentPerYear, days: daysPerMonth });
    const loss = freeSo2LossPerMonth({ thenMgPerL, nowMgPerL, days });
    const daysLeft = loss.value > 0 ? ((nowMgPerL - leastMgPerL) / loss.value) * daysPerMonth : Number.NaN;
    return {
      tank: measured({ freeSo2MgPerL: nowMgPerL }),
      headline: [
        poured('Topping wine to bring', topping, unit),
        figure('Free SO₂ lost in a month', loss, 1, 'mg/L'),
      ],
      ...noteOf(topping, loss),
      cautions: present(
        nowMgPerL < leastMgPerL &&
          'This wine is below its least free SO₂. Add SO₂ on this round, and read it again.',
        daysLeft >= 0 &&
          daysLeft < days &&
          'At this rate the free SO₂ will be too low before the next round of the same length. Add SO₂ now, or come back sooner.',
      ),
      more: [
        figure('Days until the free SO₂ is too low', Math.max(0, daysLeft), 0, 'days'),
        poured('Topping wine in a month', monthly, unit),
        poured('For each barrel', topping.value / barrels, unit),
      ],
      uncertainty: [
        `If the loss is 1% a year more: ${inWords(poured('', topping.value / Math.max(lossPercentPerYear, 0.1), unit))} more wine.`,
        'A reading of free SO₂ is good to about 3 mg/L, and barrels of one lot differ by more. Read each barrel before it matters.',
      ],
      steps: [
        step(
          'V p / 100 × days / 365',
          `${short(barrels)} × ${short(barrelL, 2)} × ${short(lossPercentPerYear, 2)} / 100 × ${short(days)} / 365 = ${fixed(topping.value, 2)} L`,
          'primenapa-topping',
        ),
        step(
          '(then − now) / days × 365 / 12',
          `(${short(thenMgPerL, 1)} − ${short(nowMgPerL, 1)}) / ${short(days)} × 365 / 12 = ${fixed(loss.value, 2)} mg/L`,
          'barrelwise-so2',
        ),
      ],
      range:
        'The loss is a mean over the year, and higher in a new barrel’s first weeks. Free SO₂ is followed along a straight line; it falls more slowly as it gets low.',
    };
  },
  dose: {
    tankColumns: ['barrelL', 'days', 'thenMgPerL', 'nowMgPerL'],
    tankExample: 'Barrel 12; 225; 30; 32; 26',
  },
  takes: { nowMgPerL: 'freeSo2MgPerL' },
});
