import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: '26 U.S.C. 5041: 10,000 gallons of table wine are 10,000 × (1.07 − 1.00) = 700 USD',
    given: { wineGal: 10_000 },
    shows: [
      ['Tax', 700, 0.005, 'USD'],
      ['Left in the step to 30,000 gal', 20_000, 0.05, 'gal'],
    ],
  },
  {
    job: '26 U.S.C. 5041: 45,000 gallons are 48,150 − 30,000 − 13,500 = 4650 USD',
    given: { wineGal: 45_000 },
    shows: [
      ['Tax', 4650, 0.005, 'USD'],
      ['Credit taken', 43_500, 0.005, 'USD'],
    ],
  },
  {
    job: '26 U.S.C. 5041: without the credit a gallon over 16% vol is 1.57 USD',
    given: { wineGal: 1, class: 'still16To21', credit: 'off' },
    shows: [['Tax', 1.57, 0.00005, 'USD']],
  },
  {
    job: '26 U.S.C. 5041: after 30,000 gallons a gallon of table wine is 0.17 USD',
    given: { wineGal: 1000, beforeGal: 30_000 },
    shows: [['Tax', 170, 0.005, 'USD']],
  },
  {
    job: '26 U.S.C. 5041: 5000 gallons of sparkling are 5000 × 2.40 = 12,000 USD',
    given: { wineGal: 5000, class: 'sparkling' },
    shows: [['Tax', 12000, 0.005, 'USD']],
  },
];
