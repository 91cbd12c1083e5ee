import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // 1.646 × 7 − 2.703 × (145 − 145 / 0.992) − 1.794 = 11.522 + 3.161 − 1.794; 2.52 × (−8 + 1.264 × 12.889).
  [
    { specificGravity: 0.992, brix: 7 },
    ['Alcohol of the wine', 12.889, 0, '% vol'],
    ['Dissolved solids', 20.9, 0.05, 'g/L'],
  ],
  // Churchward: 7 °C below water is 8.8% vol.
  [
    { method: 'ebulliometer', waterBoilsC: 99.4, wineBoilsC: 92.4, specificGravity: 0.993 },
    ['Alcohol of the wine', 8.8, 0.05, '% vol'],
  ],
  // Monash: SG 1.014 is 145 − 145 / 1.014 = 2.002 °Bé, so 3.0% less than the 12.38 of 9 °C (polynomial by hand).
  [
    { method: 'ebulliometer', waterBoilsC: 100, wineBoilsC: 91, specificGravity: 1.014 },
    ['Alcohol of the wine', 12.3788 * (1 - 0.015 * 2.002), 0.001, '% vol'],
  ],
];
