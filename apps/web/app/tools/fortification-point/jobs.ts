import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // OIV: 24 °Bx is 237.8 g/L. 100 × (16.83 × 77 − 237.8) / (16.83 × 57.5 − 100) = 105811 / 867.7 = 121.94 g/L left;
  // (237.8 − 121.94) / 16.83 = 6.884% vol; 1.10104 − 6.884 × (7.75 − 3.75 × 0.09404) / 1000 = 1.0501;
  // 500 × (19.5 − 6.884) / 57.5 = 109.7 L.
  [
    { mustBrix: 24 },
    ['Fortify at a gravity of', 1.0501, 0.0002, 'SG'],
    ['Spirit to add', 109.7, 0.5, 'L'],
    ['Sugar at that moment', 121.94, 0.1, 'g/L'],
    ['Alcohol at that moment', 6.884, 0.01, '% vol'],
  ],
];
