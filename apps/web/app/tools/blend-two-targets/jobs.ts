import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // (2 × 12 + 14 + 13) / 4 = 12.75% vol and (2 × 8 + 5 + 6) / 4 = 6.75 g/L, with 200 L of lot A.
  [
    {
      alcoholTarget: 12.75,
      taTarget: 6.75,
      availableA: 200,
      availableB: 500,
      availableC: 500,
      alcoholA: 12,
      taA: 8,
      alcoholB: 14,
      taB: 5,
      alcoholC: 13,
      taC: 6,
    },
    ['Lot A to use', 200, 0.05, 'L'],
    ['Lot B to use', 100, 0.05, 'L'],
    ['Volume of the blend', 400, 0.5, 'L'],
    ['TA of the blend', 6.75, 0.005, 'g/L'],
  ],
  // The same, 100 L of it, of four lots of which the last lies far away.
  [
    {
      amount: 'final',
      finalVolumeL: 100,
      lots: '4',
      first: 'ta',
      second: 'sugar',
      taTarget: 6.75,
      sugarTarget: 12.75,
      availableA: 200,
      availableB: 500,
      availableC: 500,
      availableD: 1,
      taA: 8,
      sugarA: 12,
      taB: 5,
      sugarB: 14,
      taC: 6,
      sugarC: 13,
      taD: 6.75,
      sugarD: 12.75,
    },
    ['Volume of the blend', 100, 0.5, 'L'],
    ['Share of lot A', (100 * 200) / 401, 0.05, '%'],
  ],
  // Two parts of A and one of B make 70 mg/L and 0.4 g/L, (2 × 60 + 90) / 3 and (2 × 0.3 + 0.6) / 3; C is 70 and 0.4.
  [
    { first: 'so2', second: 'va', so2Target: 70, vaTarget: 0.4 },
    ['Lot A to use', 1000, 0.5, 'L'],
    ['Lot B to use', 500, 0.5, 'L'],
    ['Share of lot C', 40, 0.05, '%'],
  ],
];
