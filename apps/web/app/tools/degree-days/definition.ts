import {
  cutDegreeDays,
  dayLengthCoefficient,
  degreeDays,
  huglinCoefficient,
  huglinDay,
} from '@orbit-vine/enology/vineyard/degree-days.ts';
import { sineDegreeDays } from '@orbit-vine/enology/vineyard/sine-degree-days.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

/** The latitude where the steps of Huglin's coefficient end. */
const lastStepDeg = 50;
const temperature = (label: string, initial: number) =>
  numberField(
    label,
    { family: 'temperature' },
    [-30, initial, 55],
    'weather stations read within this range',
    {
      step: 0.1,
    },
  );

export const definition = defineCalculator({
  id: 'degree-days',
  form: {
    numbers: {
      maximumC: temperature('Maximum', 24),
      minimumC: temperature('Minimum', 12),
      days: numberField('Number of days', '', [1, 1, 366], 'a year has 366 at most', {
        hint: 'For monthly means: the days in the month.',
      }),
      baseC: numberField(
        'Base temperature',
        { family: 'temperature' },
        [0, 10, 15],
        'grapevines start to grow at about 10 °C',
        {
          step: 0.5,
        },
      ),
      ceilingC: numberField(
        'Upper limit',
        { family: 'temperature' },
        [20, 30, 45],
        'above about 30 °C grapevines grow no faster',
        { step: 0.5 },
      ),
      latitude: numberField('Latitude', '°', [-65, 45, 65], 'no vineyard lies beyond 65°', {
        step: 0.1,
        hint: 'For the Huglin index, which ends at 50°; south is negative.',
      }),
    },
    choices: {
      method: choiceField('Huglin’s coefficient', { steps: 'by steps (ICCLIM)', smoothed: 'smoothed' }),
    },
  },
  fields: () => ['maximumC', 'minimumC', 'days', 'baseC', 'ceilingC', 'latitude', 'method'],
  title: 'Degree Days and Huglin Index',
  name: 'Degree days',
  description:
    'Growing degree days for a day, a month, or a whole season from a station’s table, by three methods, and the Huglin index.',
  compute({ maximumC, minimumC, days, baseC, ceilingC, latitude, method }) {
    const day = degreeDays({ maximum: maximumC, minimum: minimumC, base: baseC });
    const cut = cutDegreeDays({ maximum: maximumC, minimum: minimumC, base: baseC, ceiling: ceilingC });
    const sine = sineDegreeDays({ maximum: maximumC, minimum: minimumC, base: baseC, ceiling: ceilingC });
    const byDayLength = Math.abs(latitude) > lastStepDeg;
    const k = byDayLength
      ? dayLengthCoefficient({ latitudeDeg: latitude })
      : huglinCoefficient({ latitudeDeg: latitude, method: method === 'smoothed' ? 'smoothed' : 'steps' });
    const huglin = huglinDay({ maximumC, minimumC, k: k.value });
    return {
      tank: unchanged,
      headline: [
        figure('Degree days', day.value * days, 1, '°C days'),
        figure('In Fahrenheit', day.value * days * 1.8, 1, '°F days'),
      ],
      ...noteOf(day),
      cautions: present(
        byDayLength &&
          `Huglin defined no coefficient beyond ${lastStepDeg}°. This one goes by the length of the day (Hall and Jones 2010).`,
      ),
      more: [
        figure('With temperatures cut off at both limits', cut.value * days, 1, '°C days'),
        figure('By the sine, with both limits', sine.value * days, 1, '°C days'),
        figure('Added to the Huglin index', huglin.value * days, 1, '°C days'),
        figure('Huglin’s coefficient', k, 3),
      ],
      uncertainty: [
        'In spring and fall, monthly means give less than the sum of the days: a cold day adds nothing to the sum, but pulls the mean down.',
      ],
      steps: [
        step(
          'max(0, (Tmax + Tmin) / 2 − base)',
          `(${short(maximumC, 2)} + ${short(minimumC, 2)}) / 2 − ${short(baseC, 2)} = ${fixed(day.value, 2)} °C a day, ${short(days)} × ${fixed(day.value, 2)} = ${fixed(days * day.value, 1)} °C`,
          'wsu-degree-days',
        ),
        step(
          '((M − base)(π/2 − θ) + α cos θ) / π, less the same above the upper limit',
          `${fixed(sine.value, 2)} °C a day`,
          'uc-ipm-degree-days',
        ),
        step(
          'max(0, ((Tmean + Tmax) / 2 − 10)) k',
          `${fixed(huglin.value, 2)} °C a day`,
          byDayLength ? 'hall-jones-2010' : 'xclim-huglin',
        ),
      ],
      range:
        'Winkler’s sum runs from April 1 to October 31 (in the Southern Hemisphere, from October to April); Huglin’s from April 1 to September 30.',
    };
  },
  dose: { tankColumns: ['maximumC', 'minimumC', 'days'], tankExample: 'May; 21.4; 8.9; 31' },
});
