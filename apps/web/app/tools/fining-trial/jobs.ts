import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Of five glasses that read 30, 12, 5, 2.5, and 1, the fourth is the first at 3 or less, 100 g/hL: 2 mL of 5%
  // in 100 mL, so 1 kg for 1000 L.
  [
    {
      trial: 'on',
      method: 'simple',
      addedMl: 2,
      reading1: 30,
      reading2: 12,
      reading3: 5,
      reading4: 2.5,
      reading5: 1,
      wanted: 3,
    },
    ['Product for the tank', 1, 0.005, 'kg'],
    ['Smallest dose that passes', 100, 0.5, 'g/hL'],
  ],
  // VinoCalc: 1 mL of 5% in 100 mL is 495.05 mg/L, by most handouts 500.
  [
    { stockPercent: 5, addedMl: 1, sampleMl: 100 },
    ['The same in mg/L', 495.05, 0.05, 'mg/L'],
    ['Per liter of wine alone', 500, 0.05, 'mg/L'],
  ],
  // Bentonite trial of nielsj: 1 g/L in 100 mL takes 2 mL of 50 g/L.
  [{ stockPercent: 5, sampleMl: 100 }, ['Pipette for 100 g/hL', 2, 0.005, 'mL']],
  // The reference: 1 g/L of a 6% slurry brings 1.7% of water.
  [
    { stockPercent: 6, addedMl: 10, sampleMl: 600, method: 'simple', volumeL: 1000 },
    ['Total water brought in', 1.67, 0.005, '%'],
    ['Water to swell bentonite, at most', 16.7, 0.05, 'L'],
  ],
  // VinoCalc: 495.05 mg/L in 1000 L are 495 g.
  [
    { stockPercent: 5, addedMl: 1, sampleMl: 100, volumeL: 1000 },
    ['Product for the tank', 495, 0.5, 'g'],
    ['As slurry', 9.9, 0.005, 'L'],
  ],
];
