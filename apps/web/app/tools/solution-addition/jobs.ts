import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Vinolab: 1 mg/L in 100 L from a stock of 100 mg/L.
  [{ riseMgPerL: 1, volumeL: 100, stockGPerL: 0.1 }, ['Stock solution to add', 1.01, 0.0005, 'L']],
  // Sulfite chart: 50 mg/L of SO2 in a 750 mL bottle from 5 g per 100 mL.
  [
    { riseMgPerL: 50, volumeL: 0.75, stockGPerL: 50, method: 'simple' },
    ['Stock solution to add', 0.75, 0.005, 'mL'],
  ],
];
