import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // WineCalc (AWRI): 0.5 mg/L of copper in 1000 L take 1.96 g.
  [{ copperMgPerL: 0.5, volumeL: 1000 }, ['Copper sulfate (blue salt)', 1.96, 0.006, 'g']],
  // wineadds.com: 0.1 mg/L of copper is 0.4 mg/L of copper sulfate.
  [{ copperMgPerL: 0.1 }, ['The same dose as copper sulfate', 0.4, 0.05, 'mg/L']],
  // A bench trial: 0.05 mg/L in 100 mL is 0.005 mg / 0.2545 of the salt, 0.49 mL of 0.004%.
  [
    { copperMgPerL: 0.05, volumeL: 0.1, stockPercent: 0.004 },
    ['Copper sulfate (blue salt)', 0.01965, 0.00005, 'mg'],
    ['Or of the stock', 491, 5, 'µL'],
  ],
];
