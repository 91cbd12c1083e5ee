import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Stoichiometry: 10 mg/L in 1000 L take 5.31 g of peroxide, 531 g of 1%.
  [
    { sure: 'on', fallMgPerL: 10, volumeL: 1000 },
    ['Pure peroxide', 5.31, 0.005, 'g'],
    ['As a 1% solution', 531, 0.5, 'g'],
  ],
  // Knockanore: 20 mg/L in 1000 L take 28 mL of 35%.
  [
    { sure: 'on', fallMgPerL: 20, volumeL: 1000, peroxidePercent: 35 },
    ['By Knockanore’s short form', 28, 0.01, 'mL'],
  ],
  // 10 mg/L in 100 L: 0.5309 g / 0.03 / 1.01.
  [{ sure: 'on', fallMgPerL: 10, volumeL: 100 }, ['Peroxide solution', 17.52, 0.05, 'mL']],
];
