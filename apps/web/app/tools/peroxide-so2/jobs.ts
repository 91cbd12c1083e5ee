import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Stoichiometry: 10 mg/L in 1000 L take 5.31 g of peroxide, 531 g of 1%',
    given: { sure: 'on', fallMgPerL: 10, volumeL: 1000 },
    shows: [
      ['Pure peroxide', 5.31, 0.005, 'g'],
      ['As a 1% solution', 531, 0.5, 'g'],
    ],
  },
  {
    job: 'WineMaker’s chart: 10 mg/L take 50 g/hL of 1% (53 exactly)',
    given: { sure: 'on', fallMgPerL: 10, volumeL: 100 },
    shows: [['As a 1% solution', 50, 3.5, 'g']],
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
  {
    job: '10 mg/L in 100 L: 0.5309 g / 0.03 / 1.01',
    given: { sure: 'on', fallMgPerL: 10, volumeL: 100 },
    shows: [['Peroxide solution', 17.52, 0.05, 'mL']],
  },
  {
    job: '20 mg/L in 1000 L of 35%: 10.62 g / 0.35 / 1.13',
    given: { sure: 'on', fallMgPerL: 20, volumeL: 1000, peroxidePercent: 35 },
    shows: [['Peroxide solution', 26.85, 0.05, 'mL']],
  },
  {
    job: '15 mg/L in 500 L of 30%: 3.98 g / 0.3 / 1.11',
    given: { sure: 'on', fallMgPerL: 15, volumeL: 500, peroxidePercent: 30 },
    shows: [['Peroxide solution', 11.96, 0.05, 'mL']],
  },
  {
    job: '30 mg/L in a barrel of 3%: 3.584 g / 0.03 / 1.01',
    given: { sure: 'on', fallMgPerL: 30, volumeL: 225 },
    shows: [['Peroxide solution', 118.3, 0.5, 'mL']],
  },
  {
    job: '5 mg/L in 5000 L of 30%: 13.27 g / 0.3 / 1.11',
    given: { sure: 'on', fallMgPerL: 5, volumeL: 5000, peroxidePercent: 30 },
    shows: [['Peroxide solution', 39.86, 0.05, 'mL']],
  },
];
