import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'MoreWine’s must, 66.3 L from 27.5 to 24.5 °Bx: 9.08 L by mass, 8.05 L as they print it',
    given: { volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 },
    shows: [
      ['Water to add', 9.08, 0.02, 'L'],
      ['By the rule V (B₁/B₂ − 1)', 8.05, 0.08, 'L'],
    ],
  },
  {
    job: 'Mass balance: 5 L of 22 °Bx with 2 L of water reads 16.105',
    given: { volumeL: 5, brixFrom: 22, brixTo: 16.105 },
    shows: [['Water to add', 2, 0.02, 'L']],
  },
  {
    job: 'Arithmetic: 9.08 L of water with 6 g/L take 54.5 g of acid',
    given: { volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5, acidGPerL: 6 },
    shows: [['Acid to put in it', 54.48, 0.1, 'g']],
  },
];
