import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // 26 U.S.C. 5041: 10,000 gallons of table wine are 10,000 × (1.07 − 1.00) = 700 USD.
  [{ wineGal: 10_000 }, ['Tax', 700, 0.005, 'USD'], ['Left in the step to 30,000 gal', 20_000, 0.05, 'gal']],
  // 26 U.S.C. 5041: 45,000 gallons are 48,150 − 30,000 − 13,500 = 4650 USD.
  [{ wineGal: 45_000 }, ['Tax', 4650, 0.005, 'USD'], ['Credit taken', 43_500, 0.005, 'USD']],
  // 26 U.S.C. 5041: without the credit a gallon over 16% vol is 1.57 USD.
  [{ wineGal: 1, class: 'still16To21', credit: 'off' }, ['Tax', 1.57, 0.00005, 'USD']],
  // 26 U.S.C. 5041: 5000 gallons of sparkling are 5000 × 2.40 = 12,000 USD.
  [{ wineGal: 5000, class: 'sparkling' }, ['Tax', 12000, 0.005, 'USD']],
];
