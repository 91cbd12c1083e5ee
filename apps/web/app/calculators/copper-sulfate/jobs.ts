import type { Job } from '../bench/job.ts';

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
];
