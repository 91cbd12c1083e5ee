import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';

const daysPerYear = 365;
/** The mean length of a month. */
export const daysPerMonth = daysPerYear / 12;

const days = above('Days', 0, 3650, 'days');
const freeSo2 = (subject: string) => between(subject, 0, 200, 'mg/L');

/**
 * Wine that barrels lose to the air, L: `V p / 100 × days / 365`, p in percent of their volume a year.
 *
 * @example toppingVolume({ volumeL: 225, lossPercentPerYear: 5, days: 30 }).value // 0.925
 * @source primenapa-topping, wine-caves
 */
export const toppingVolume = defineFormula<{
  readonly volumeL: number;
  readonly lossPercentPerYear: number;
  readonly days: number;
}>({
  source: ['primenapa-topping', 'wine-caves'],
  range: {
    volumeL: ranges.volumeL,
    lossPercentPerYear: between('Loss', 0, 20, '% a year'),
    days,
  },
  tolerance: 'As the loss, which runs from 1 to 9 % a year with humidity, air, and the age of the wood.',
  value: ({ volumeL, lossPercentPerYear, days: d }) => (volumeL * lossPercentPerYear * d) / 100 / daysPerYear,
});

/**
 * Free SO2 that a barrel loses in a month, mg/L, from two readings: `(then - now) / days × 365 / 12`.
 *
 * @example freeSo2LossPerMonth({ thenMgPerL: 32, nowMgPerL: 26, days: 30 }).value // 6.08
 * @source barrelwise-so2
 */
export const freeSo2LossPerMonth = defineFormula<{
  readonly thenMgPerL: number;
  readonly nowMgPerL: number;
  readonly days: number;
}>({
  source: ['barrelwise-so2'],
  range: { thenMgPerL: freeSo2('Free SO₂ then'), nowMgPerL: freeSo2('Free SO₂ now'), days },
  tolerance: 'As the readings: ± 3 mg/L each. The loss slows as the free SO2 falls.',
  value: ({ thenMgPerL, nowMgPerL, days: d }) =>
    nowMgPerL > thenMgPerL
      ? outOfRange(Number.NaN, 'The free SO₂ has risen: count from the reading after the last addition.')
      : ((thenMgPerL - nowMgPerL) / d) * daysPerMonth,
});
