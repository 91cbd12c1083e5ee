import type { Job } from '../../calculator/definition/job.ts';

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
    shows: [['Acid for the water', 54.48, 0.1, 'g']],
  },
  {
    job: 'Mass balance: 500 L of 26 to 24 °Bx take 500 × 1.1093 × 2 / 24 / 0.9982 L',
    given: { volumeL: 500, brixFrom: 26, brixTo: 24 },
    shows: [['Water to add', 46.3107, 0.05, 'L']],
  },
  {
    job: 'A ton of must, 70% juice: 700 kg × (27 / 24.5 − 1) / 0.9982 = 71.6 L',
    given: { basis: 'must', mustT: 1, juicePercent: 70, brixFrom: 27, brixTo: 24.5 },
    shows: [['Water to add', 71.5574, 0.05, 'L']],
  },
  {
    job: 'calculatorshub’s must: 5 L of 22 °Bx to 16.11 °Bx take 2 L, where it prints 15.71',
    given: { volumeL: 5, brixFrom: 22, brixTo: 16.11 },
    shows: [['Water to add', 2, 0.02, 'L']],
  },
];
