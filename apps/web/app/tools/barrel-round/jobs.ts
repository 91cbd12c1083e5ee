import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Prime Cellars: 5% of 700 gallons in a year are 35.
  [
    { barrels: 1, barrelL: 2649.79, lossPercentPerYear: 5, days: 365 },
    ['Topping wine to bring', 132.49, 0.5, 'L'],
  ],
  // (32 − 26) / 30 × 365 / 12 = 6.083 mg/L a month; (26 − 20) / 6 × 30 = 30 days; 10 × 225 × 0.05 × 30 / 365 = 9.247 L.
  [
    { barrels: 10 },
    ['Topping wine to bring', 9.247, 0.005, 'L'],
    ['Free SO₂ lost in a month', 6.083, 0.001, 'mg/L'],
    ['Days until the free SO₂ is too low', 30, 0.1, 'days'],
    ['For each barrel', 924.7, 0.5, 'mL'],
  ],
];
