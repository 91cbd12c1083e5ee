import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Stoichiometry: 10 mg/L in 1000 L take 5.31 g of peroxide, 531 g of 1%',
    given: { sure: 'on', fallMgPerL: 10, volumeL: 1000 },
    shows: [
      ['Pure peroxide', 5.31, 0.005, 'g'],
      ['As a solution of 1%', 531, 0.5, 'g'],
    ],
  },
  {
    job: 'WineMaker’s chart: 10 mg/L take 50 g/hL of 1% (53 exactly)',
    given: { sure: 'on', fallMgPerL: 10, volumeL: 100 },
    shows: [['As a solution of 1%', 50, 3.5, 'g']],
  },
  {
    job: 'Knockanore: 20 mg/L in 1000 L take 28 mL of 35%',
    given: { sure: 'on', fallMgPerL: 20, volumeL: 1000, peroxidePercent: 35 },
    shows: [['By Knockanore’s short form', 28, 0.01, 'mL']],
  },
  {
    job: 'Knockanore: 15 mg/L in 500 L take 12.25 mL of 30%',
    given: { sure: 'on', fallMgPerL: 15, volumeL: 500, peroxidePercent: 30 },
    shows: [['By Knockanore’s short form', 12.25, 0.01, 'mL']],
  },
];
