import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Vinolab: 1 mg/L in 100 L from a stock of 100 mg/L',
    given: { riseMgPerL: 1, volumeL: 100, stockGPerL: 0.1 },
    shows: [['Stock solution to add', 1.01, 0.0005, 'L']],
  },
  {
    job: 'Sulfite chart: 50 mg/L of SO2 in a 750 mL bottle from 5 g per 100 mL',
    given: { riseMgPerL: 50, volumeL: 0.75, stockGPerL: 50, method: 'simple' },
    shows: [['Stock solution to add', 0.75, 0.005, 'mL']],
  },
  {
    job: 'Sulfite chart: 25 mg/L of SO2 in a gallon from 5 g per 100 mL',
    given: { riseMgPerL: 25, volumeL: 3.7854, stockGPerL: 50, method: 'simple' },
    shows: [['Stock solution to add', 1.89, 0.005, 'mL']],
  },
  {
    job: 'Monash: a 10 mg/L rise in 10 L takes 1 mL of 200 g/L salt at 50%, that is 100 g/L of SO2',
    given: { riseMgPerL: 10, volumeL: 10, stockGPerL: 100, method: 'simple' },
    shows: [['Stock solution to add', 1, 0.005, 'mL']],
  },
  {
    job: 'Exact: 30 mg/L in 225 L from 50 g/L is 0.03 × 225 / (50 − 0.03) L',
    given: { riseMgPerL: 30, volumeL: 225, stockGPerL: 50 },
    shows: [['Stock solution to add', 135.1, 0.05, 'mL']],
  },
];
