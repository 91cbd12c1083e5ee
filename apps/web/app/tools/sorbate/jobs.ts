import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Underhill: 10% vol and pH 3.1 take 5.5 mL of 30 g/L a liter.
  [
    { alcoholPercentVol: 10, pH: 3.1, volumeL: 1000 },
    ['Potassium sorbate', 165, 0.5, 'g'],
    ['As a solution', 5.5, 0.05, 'L'],
  ],
  // Underhill: 10% vol and pH 3.2 take 6 mL a liter.
  [{ alcoholPercentVol: 10, pH: 3.2, volumeL: 100 }, ['As a solution', 600, 0.5, 'mL']],
  // MeadTools: 19 L of 12% vol take 2.53 g.
  [{ alcoholPercentVol: 12, volumeL: 19 }, ['By a rule that ignores pH', 2.53, 0.005, 'g']],
  // Underhill: 10% vol and pH 3.5 take 9 mL, 270 mg/L, 202 mg/L of sorbic acid.
  [{ alcoholPercentVol: 10, pH: 3.5 }, ['Dose', 270, 0.5, 'mg/L'], ['Sorbic acid', 202, 0.5, 'mg/L']],
];
