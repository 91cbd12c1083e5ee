import type { Job } from '../../calculator/definition/job.ts';

const nothing = { sugarGPerL: 0, organicAcidsGPerL: 0, polyolsGPerL: 0 };

export const jobs: readonly Job[] = [
  {
    job: 'Scantrust: the alcohol of 12% vol is 275 kJ and 66 kcal',
    given: { alcoholPercentVol: 12, ...nothing },
    shows: [
      ['Energy of 100 mL', 275, 0.5, 'kJ'],
      ['The same in kilocalories', 66, 0.5, 'kcal'],
    ],
  },
  {
    job: 'Scantrust: 12% vol with 3 g/L sugar, 6 g/L acids, and 7 g/L polyols is 294.5 kJ',
    given: { alcoholPercentVol: 12, sugarGPerL: 3, organicAcidsGPerL: 6, polyolsGPerL: 7 },
    shows: [
      ['Energy of 100 mL', 294.5, 0.1, 'kJ'],
      ['Carbohydrates', 1, 0.05, 'g/100 mL'],
    ],
  },
  {
    job: 'Scantrust: 3 g/L of sugar is 1 kcal',
    given: { alcoholPercentVol: 0, ...nothing, sugarGPerL: 3 },
    shows: [['The same in kilocalories', 1, 0.5, 'kcal']],
  },
  {
    job: 'Annex XIV: 13 × 0.789 × 29 + 2 × 1.7 + 6 × 1.3 + 7 = 315.7 kJ',
    given: { alcoholPercentVol: 13, sugarGPerL: 2, organicAcidsGPerL: 6, polyolsGPerL: 7 },
    shows: [
      ['Energy of 100 mL', 315.7, 0.05, 'kJ'],
      ['The same in kilocalories', 76, 0.5, 'kcal'],
    ],
  },
  {
    job: 'Annex XIV: a sweet wine, 8% vol with 100 g/L: 183.0 + 170 + 10.4 + 6 kJ',
    given: { alcoholPercentVol: 8, sugarGPerL: 100, organicAcidsGPerL: 8, polyolsGPerL: 6 },
    shows: [['Energy of 100 mL', 369.448, 0.05, 'kJ']],
  },
  {
    job: 'Annex XIV: no alcohol and 40 g/L of sugar are 68 kJ and 16 kcal',
    given: { alcoholPercentVol: 0, ...nothing, sugarGPerL: 40 },
    shows: [
      ['Energy of 100 mL', 68, 0.05, 'kJ'],
      ['The same in kilocalories', 16, 0.05, 'kcal'],
    ],
  },
];
