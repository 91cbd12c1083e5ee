import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // 101winemaking: 50 mg/L in 100 L at 57.6% take 8.6 g (8.68 exactly).
  [{ riseMgPerL: 50, volumeL: 100 }, ['Salt to add', 8.68, 0.01, 'g']],
  // Sulfite chart: 50 mg/L in 100 L from 5 g per 100 mL take 100 mL.
  [
    { riseMgPerL: 50, volumeL: 100, form: 'solution', solutionPercent: 5 },
    ['Solution to add', 100, 0.5, 'mL'],
  ],
  // Practical Winery & Vineyard: 50 mg/kg on a ton of grapes at 57.6% take 86.8 g.
  [{ to: 'grapes', riseMgPerL: 50, grapesT: 1 }, ['Salt to add', 86.8, 0.05, 'g']],
  // Arithmetic: 40 mg/L in 225 L are 9 g of SO2, four and a half tablets of 2 g.
  [{ riseMgPerL: 40, volumeL: 225, form: 'tablets', tabletG: 2 }, ['Tablets to add', 4.5, 0.05, '']],
];
