import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Arithmetic: five purges of 200 L are 1000 L, and leave 20.9 e^-5 = 0.14%.
  [{}, ['Gas', 1000, 0.5, 'L'], ['Oxygen that would remain', 0.14, 0.005, '%']],
  // Fifty liters inside at 200 bar hold 10,000 L of gas, and 1000 L take 20 bar off the gauge.
  [
    { soldBy: 'inside', cylinderL: 50, fullBar: 200 },
    ['Gas', 1000, 0.5, 'L'],
    ['The cylinder holds', 10_000, 1, 'L'],
    ['Drop on the gauge', 20, 0.5, 'bar'],
  ],
];
