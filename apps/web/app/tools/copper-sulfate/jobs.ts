import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'WineCalc (AWRI): 0.5 mg/L of copper in 1000 L take 1.96 g',
    given: { copperMgPerL: 0.5, volumeL: 1000 },
    shows: [['Copper sulfate (blue salt)', 1.96, 0.006, 'g']],
  },
  {
    job: 'Bench trials handout: 0.1 mg/L in a US gallon take 0.15 mL of 1%',
    given: { copperMgPerL: 0.1, volumeL: 3.7854, stockPercent: 1 },
    shows: [['Or of the stock', 150, 5, 'µL']],
  },
  {
    job: 'wineadds.com: 0.1 mg/L of copper is 0.4 mg/L of copper sulfate',
    given: { copperMgPerL: 0.1 },
    shows: [['The same dose as copper sulfate', 0.4, 0.05, 'mg/L']],
  },
  {
    job: 'Stoichiometry: 1 mg/L of copper is 3.93 mg/L of the salt',
    given: { copperMgPerL: 1, volumeL: 1000 },
    shows: [['Copper sulfate (blue salt)', 3.93, 0.005, 'g']],
  },
  {
    job: '0.1 mg/L of copper in a barrel of 225 L: 22.5 / 0.2545 mg',
    given: { copperMgPerL: 0.1, volumeL: 225 },
    shows: [['Copper sulfate (blue salt)', 88.4, 0.05, 'mg']],
  },
  {
    job: '0.3 mg/L in 5000 L: 1.5 g / 0.2545',
    given: { copperMgPerL: 0.3, volumeL: 5000 },
    shows: [['Copper sulfate (blue salt)', 5.89, 0.05, 'g']],
  },
  {
    job: 'A bench trial: 0.05 mg/L in 100 mL is 0.005 mg / 0.2545 of the salt, 0.49 mL of 0.004%',
    given: { copperMgPerL: 0.05, volumeL: 0.1, stockPercent: 0.004 },
    shows: [
      ['Copper sulfate (blue salt)', 0.01965, 0.00005, 'mg'],
      ['Or of the stock', 491, 5, 'µL'],
    ],
  },
];
