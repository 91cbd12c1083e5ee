import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'winemakeri.com: spirit of 40 and wine of 15 for 20 % vol take 5 parts of spirit',
    given: { mode: 'target', property: 'alcohol', alcohol1: 15, alcohol2: 24, target: 20 },
    shows: [
      ['Parts of A in the square', 4, 0.005, ''],
      ['Parts of B in the square', 5, 0.005, ''],
    ],
  },
  {
    job: 'Arithmetic: 100 L of 12 and 50 L of 15 % vol make 150 L of 13',
    given: { volume1: 100, alcohol1: 12, volume2: 50, alcohol2: 15 },
    shows: [
      ['Alcohol of the blend', 13, 0.005, '% vol'],
      ['Volume of the blend', 150, 0.5, 'L'],
      ['Share of lot A', 66.7, 0.05, '%'],
    ],
  },
  {
    job: 'Arithmetic: 13 % vol of 12 and 15 takes two parts to one, so 50 L to 100 L',
    given: { mode: 'target', volume1: 100, alcohol1: 12, alcohol2: 15, target: 13 },
    shows: [
      ['Lot A', 66.7, 0.05, '%'],
      ['To all of lot A, of lot B', 50, 0.05, 'L'],
    ],
  },
  {
    job: 'Arithmetic: TA of three lots, (600 × 7 + 300 × 5.5 + 100 × 9) / 1000 = 6.75',
    given: { property: 'ta', lots: '3', volume1: 600, ta1: 7, volume2: 300, ta2: 5.5, volume3: 100, ta3: 9 },
    shows: [['TA of the blend', 6.75, 0.005, 'g/L']],
  },
];
