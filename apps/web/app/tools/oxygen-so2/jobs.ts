import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Arithmetic: 5 mL of air hold 5 × 0.21 × 1.33 = 1.40 mg; with 0.5 mg/L that is 2.36 mg/L of 750 mL.
  [{}, ['Oxygen in the headspace', 1.4, 0.005, 'mg'], ['Total package oxygen', 2.36, 0.005, 'mg/L']],
  // Textbook and bottled wines: 1 mg of oxygen takes 4 and 2.5 mg of SO2.
  [
    { dissolvedMgPerL: 1, headspaceMl: 0 },
    ['Lost, at 4 mg per mg (textbook)', 4, 0.05, 'mg/L'],
    ['Lost, at 2.5 mg per mg (bottled wines)', 2.5, 0.05, 'mg/L'],
  ],
  // Filled under nitrogen: 0.3 mg/L and 5 mL of 1% oxygen are 0.39 mg/L.
  [
    { dissolvedMgPerL: 0.3, headspaceMl: 5, oxygenPercent: 1 },
    ['Total package oxygen', 0.389, 0.005, 'mg/L'],
    ['Free SO₂ lost to oxygen', '1 to 2', 0, 'mg/L'],
  ],
  // Half bottles hold twice as much for each liter: 1.4 / 0.375 = 3.72 mg/L.
  [
    { dissolvedMgPerL: 0, size: '375' },
    ['Total package oxygen', 3.724, 0.005, 'mg/L'],
    ['Free SO₂ lost to oxygen', '9 to 15', 0, 'mg/L'],
  ],
  // Magnums: 8 mL of air on 1.5 L are 1.49 mg/L.
  [
    { dissolvedMgPerL: 0, headspaceMl: 8, size: '1500' },
    ['Total package oxygen', 1.49, 0.005, 'mg/L'],
    ['Free SO₂ lost to oxygen', '4 to 6', 0, 'mg/L'],
  ],
];
