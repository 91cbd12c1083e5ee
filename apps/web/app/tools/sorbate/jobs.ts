import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Underhill: 10% vol and pH 3.1 take 5.5 mL of 30 g/L a liter',
    given: { alcoholPercentVol: 10, pH: 3.1, volumeL: 1000 },
    shows: [
      ['Potassium sorbate', 165, 0.5, 'g'],
      ['As a solution', 5.5, 0.05, 'L'],
    ],
  },
  {
    job: 'Underhill: 10% vol and pH 3.2 take 6 mL a liter',
    given: { alcoholPercentVol: 10, pH: 3.2, volumeL: 100 },
    shows: [['As a solution', 600, 0.5, 'mL']],
  },
  {
    job: 'MeadTools: 19 L of 12% vol take 2.53 g',
    given: { alcoholPercentVol: 12, volumeL: 19 },
    shows: [['By a rule that ignores pH', 2.53, 0.005, 'g']],
  },
  {
    job: 'Underhill: 10% vol and pH 3.5 take 9 mL, 270 mg/L, 202 mg/L of sorbic acid',
    given: { alcoholPercentVol: 10, pH: 3.5 },
    shows: [
      ['Dose', 270, 0.5, 'mg/L'],
      ['Sorbic acid', 202, 0.5, 'mg/L'],
    ],
  },
  {
    job: 'Underhill: 12% vol and pH 3.3 take 4 mL of 30 g/L, 120 g for 1000 L',
    given: { alcoholPercentVol: 12, pH: 3.3, volumeL: 1000 },
    shows: [['Potassium sorbate', 120, 0.5, 'g']],
  },
  {
    job: 'Underhill: 11% vol and pH 3.5 take 7.5 mL, 50.6 g for a barrel',
    given: { alcoholPercentVol: 11, pH: 3.5, volumeL: 225 },
    shows: [['Potassium sorbate', 50.6, 0.05, 'g']],
  },
  {
    job: 'Underhill: 14% vol and pH 3.1 take 2 mL, 30 g for 500 L',
    given: { alcoholPercentVol: 14, pH: 3.1, volumeL: 500 },
    shows: [['Potassium sorbate', 30, 0.05, 'g']],
  },
  {
    job: 'Between cells: 11.5% vol and pH 3.35 is the mean of 6, 7, 4, and 4.5 mL',
    given: { alcoholPercentVol: 11.5, pH: 3.35, volumeL: 1000 },
    shows: [['Potassium sorbate', 161.25, 0.5, 'g']],
  },
];
