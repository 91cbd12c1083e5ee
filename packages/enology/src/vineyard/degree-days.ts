import { defineFormula } from '../formula.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { between } from '../range.ts';
import type { SourceId } from '../sources.ts';

const temperature = (subject: string) => between(subject, -100, 160);
const highBelowLow = 'The day’s maximum lies below its minimum.';

/** Base temperatures of wine grapes; a degree day is in the scale of its base. */
export const growingBase = { celsius: 10, fahrenheit: 50 } as const;

/**
 * Degree days of a day by the mean method: `max(0, (Tmax + Tmin) / 2 - base)`, all in one scale.
 *
 * @example degreeDays({ maximum: 24, minimum: 12, base: 10 }).value // 8
 * @source wsu-degree-days
 */
export const degreeDays = defineFormula<{
  readonly maximum: number;
  readonly minimum: number;
  readonly base: number;
}>({
  source: ['wsu-degree-days'],
  range: { maximum: temperature('Maximum'), minimum: temperature('Minimum'), base: temperature('Base') },
  tolerance: 'Exact for its method; three methods have this name and differ most in spring.',
  value: ({ maximum, minimum, base }) =>
    maximum < minimum ? outOfRange(Number.NaN, highBelowLow) : Math.max(0, (maximum + minimum) / 2 - base),
});

/**
 * Degree days of a day with capped temperatures: the minimum is raised to the base, the maximum lowered to the ceiling
 * (30 °C), then as in {@link degreeDays}.
 *
 * @example cutDegreeDays({ maximum: 34, minimum: 6, base: 10, ceiling: 30 }).value // 10
 * @source oregon-degree-days
 */
export const cutDegreeDays = defineFormula<{
  readonly maximum: number;
  readonly minimum: number;
  readonly base: number;
  readonly ceiling: number;
}>({
  source: ['oregon-degree-days'],
  range: {
    maximum: temperature('Maximum'),
    minimum: temperature('Minimum'),
    base: temperature('Base'),
    ceiling: temperature('Ceiling'),
  },
  tolerance: 'Exact for its method.',
  value: ({ maximum, minimum, base, ceiling }) => {
    if (maximum < minimum) return outOfRange(Number.NaN, highBelowLow);
    if (ceiling < base) return outOfRange(Number.NaN, 'The ceiling lies below the base.');
    const cut = (given: number) => Math.min(ceiling, Math.max(base, given));
    return (cut(maximum) + cut(minimum)) / 2 - base;
  },
});

/**
 * A day's share of the Huglin index, °C: `max(0, ((Tmean + Tmax) / 2 - 10)) k`, Tmean the mean of maximum and
 * minimum. Summed from April 1 to September 30.
 *
 * @example huglinDay({ maximumC: 24, minimumC: 12, k: 1.04 }).value // 11.44
 * @source xclim-huglin
 */
export const huglinDay = defineFormula<{
  readonly maximumC: number;
  readonly minimumC: number;
  readonly k: number;
}>({
  source: ['xclim-huglin'],
  range: {
    maximumC: temperature('Maximum'),
    minimumC: temperature('Minimum'),
    k: between('Day length coefficient', 1, 1.3),
  },
  tolerance: 'Exact for its method.',
  value: ({ maximumC, minimumC, k }) =>
    maximumC < minimumC
      ? outOfRange(Number.NaN, highBelowLow)
      : Math.max(0, ((maximumC + minimumC) / 2 + maximumC) / 2 - growingBase.celsius) * k,
});

/** Upper latitudes of the steps and their coefficients, as ICCLIM has them. */
const iccLimSteps: readonly (readonly [number, number])[] = [
  [40, 1],
  [42, 1.02],
  [44, 1.03],
  [46, 1.04],
  [48, 1.05],
  [50, 1.06],
];

/**
 * Huglin's coefficient of day length: in steps, 1.00 up to 40°, then 1.02 to 42°, 1.03 to 44°, 1.04 to 46°, 1.05 to 48°,
 * and 1.06 to 50°; or smoothed, `1 + 0.006 (lat - 40)`. Not defined above 50°; the Southern Hemisphere by the same degrees.
 *
 * @example huglinCoefficient({ latitudeDeg: 45, method: 'steps' }).value // 1.04
 * @source xclim-huglin
 */
export const huglinCoefficient = defineFormula<{
  readonly latitudeDeg: number;
  readonly method: 'steps' | 'smoothed';
}>({
  source: ['xclim-huglin'],
  range: { latitudeDeg: between('Latitude', -50, 50, '°') },
  tolerance: 'The two methods differ by up to 0.014.',
  value: ({ latitudeDeg, method }) => {
    const latitude = Math.abs(latitudeDeg);
    if (method === 'smoothed') return 1 + 0.006 * Math.max(0, latitude - 40);
    return iccLimSteps.find(([upTo]) => latitude <= upTo)?.[1] ?? Number.NaN;
  },
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Hours from sunrise to sunset, by Spencer's series for the declination of the sun. */
function dayLengthHours(latitudeDeg: number, daysSinceNewYear: number): number {
  const angle = (2 * Math.PI * daysSinceNewYear) / 365;
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle) -
    0.002697 * Math.cos(3 * angle) +
    0.00148 * Math.sin(3 * angle);
  return (24 / Math.PI) * Math.acos(-Math.tan(radians(latitudeDeg)) * Math.tan(declination));
}

const aprilFirst = 90;
/** April 1 to September 30. */
const huglinSeasonDays = 183;

/**
 * A coefficient of day length that does not end at 50°: `2.8311e-4 Σ hours + 0.30834`, the hours of daylight summed from
 * April 1, for Huglin's season of 183 days unless another is given. At 50° it meets Huglin's last step; the Southern
 * Hemisphere by the same degrees.
 *
 * @example dayLengthCoefficient({ latitudeDeg: 50 }).value // 1.062
 * @source hall-jones-2010, xclim-huglin
 */
export const dayLengthCoefficient = defineFormula<{
  readonly latitudeDeg: number;
  readonly seasonDays?: number;
}>({
  source: ['hall-jones-2010', 'xclim-huglin'],
  range: {
    latitudeDeg: between('Latitude', -65, 65, '°'),
    seasonDays: between('Season', 1, 275, 'days'),
  },
  tolerance: '0.005 against the rounded values of xclim.',
  value: ({ latitudeDeg, seasonDays = huglinSeasonDays }) => {
    let hours = 0;
    for (let day = 0; day < seasonDays; day += 1)
      hours += dayLengthHours(Math.abs(latitudeDeg), aprilFirst + day);
    return 2.8311e-4 * hours + 0.30834;
  },
});

/** A day's temperatures in one scale. */
export interface Day {
  readonly maximum: number;
  readonly minimum: number;
}
const maxDays = 366;

/** The basis of {@link degreeDaySum}. */
export const degreeDaySumBasis = {
  source: ['wsu-degree-days'] satisfies readonly SourceId[],
  tolerance: 'Exact for its method.',
} as const;

/**
 * Degree days of a season by the mean method: the sum of its days, at most a year of them (Winkler: April 1 to
 * October 31; in the Southern Hemisphere, October to April).
 *
 * @example degreeDaySum({ days: [{ maximum: 24, minimum: 12 }, { maximum: 10, minimum: 2 }], base: 10 }).value // 8
 * @source wsu-degree-days
 */
export function degreeDaySum(input: { readonly days: readonly Day[]; readonly base: number }): Outcome {
  const { days, base } = input;
  if (days.length > maxDays) return outOfRange(Number.NaN, `A season has at most ${maxDays} days.`);
  if (!allFinite(base)) return notANumber;
  let sum = 0;
  for (const day of days) {
    const outcome = degreeDays({ ...day, base });
    if (!outcome.inRange) return outcome;
    sum += outcome.value;
  }
  return inRange(sum);
}
