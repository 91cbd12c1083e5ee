import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Cornell: 2000 US gallons at 50 g per liter of dry wine take 378.5 kg',
    given: { volumeL: 7570.82, sugarToGPerL: 50 },
    shows: [['By the dose per liter of the dry wine', 378.5, 0.06, 'kg']],
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
    job: 'Vinlab: 100 g/L and 16 % vol are 82 Delle units',
    given: { volumeL: 100, sugarFromGPerL: 100, sugarToGPerL: 100, alcoholPercentVol: 16 },
    shows: [['Delle units', 82, 0.05, '']],
  },
];
