import type { Job } from '../../calculator/definition/job.ts';

const nothing = { sugarGPerL: 0, organicAcidsGPerL: 0, polyolsGPerL: 0 };

export const jobs: readonly Job[] = [
  // Scantrust: the alcohol of 12% vol is 275 kJ and 66 kcal.
  [
    { alcoholPercentVol: 12, ...nothing },
    ['Energy of 100 mL', 275, 0.5, 'kJ'],
    ['The same in kilocalories', 66, 0.5, 'kcal'],
  ],
  // Scantrust: 12% vol with 3 g/L sugar, 6 g/L acids, and 7 g/L polyols is 294.5 kJ.
  [
    { alcoholPercentVol: 12, sugarGPerL: 3, organicAcidsGPerL: 6, polyolsGPerL: 7 },
    ['Energy of 100 mL', 294.5, 0.1, 'kJ'],
    ['Carbohydrates', 1, 0.05, 'g/100 mL'],
  ],
];
