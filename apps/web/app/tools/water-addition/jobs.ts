import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // MoreWine’s must, 66.3 L from 27.5 to 24.5 °Bx: 9.08 L by mass, 8.05 L as they print it.
  [
    { volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 },
    ['Water to add', 9.08, 0.02, 'L'],
    ['By the rule V (B₁/B₂ − 1)', 8.05, 0.08, 'L'],
  ],
  // Arithmetic: 9.08 L of water with 6 g/L take 54.5 g of acid.
  [{ volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5, acidGPerL: 6 }, ['Acid for the water', 54.48, 0.1, 'g']],
  // A ton of must, 70% juice: 700 kg × (27 / 24.5 − 1) / 0.9982 = 71.6 L.
  [
    { basis: 'must', mustT: 1, juicePercent: 70, brixFrom: 27, brixTo: 24.5 },
    ['Water to add', 71.5574, 0.05, 'L'],
  ],
];
