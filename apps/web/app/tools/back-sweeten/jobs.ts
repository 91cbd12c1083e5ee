import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Cornell: 2000 US gallons at 50 g per liter of dry wine take 378.5 kg',
    given: { volumeL: 7570.82, sugarToGPerL: 50 },
    shows: [['If counted per liter of the dry wine', 378.5, 0.06, 'kg']],
  },
  {
    job: 'British Columbia column: 1370 L to 60 g/L become 1421 L (1423 exactly), with 85.4 kg',
    given: { volumeL: 1370, sugarToGPerL: 60 },
    shows: [
      ['Volume afterward', 1421, 2.5, 'L'],
      ['Sugar to add', 85.4, 0.05, 'kg'],
    ],
  },
  {
    job: 'Vinlab: 100 g/L and 16% vol are 82 Delle units',
    given: { volumeL: 100, sugarFromGPerL: 100, sugarToGPerL: 100, alcoholPercentVol: 16 },
    shows: [['Delle units', 82, 0.05, '']],
  },
  {
    job: '1000 L to 30 g/L: 30 / (1 − 0.0186) kg',
    given: { volumeL: 1000, sugarToGPerL: 30 },
    shows: [
      ['Sugar to add', 30.57, 0.05, 'kg'],
      ['Volume afterward', 1018.95, 0.5, 'L'],
    ],
  },
  {
    job: 'From 4 to 12 g/L in 225 L: 8 × 0.225 / (1 − 0.00744) kg',
    given: { volumeL: 225, sugarFromGPerL: 4, sugarToGPerL: 12 },
    shows: [['Sugar to add', 1.813, 0.005, 'kg']],
  },
  {
    job: 'A dessert wine: 500 L to 100 g/L: 50 / 0.938 kg',
    given: { volumeL: 500, sugarToGPerL: 100 },
    shows: [['Sugar to add', 53.3, 0.05, 'kg']],
  },
  {
    job: 'A demijohn of 54 L to 20 g/L: 1.08 / 0.9876 kg',
    given: { volumeL: 54, sugarToGPerL: 20 },
    shows: [['Sugar to add', 1.0936, 0.005, 'kg']],
  },
];
