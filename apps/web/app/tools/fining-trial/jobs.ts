import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Of five glasses that read 30, 12, 5, 2.5, and 1, the fourth is the first at 3 or less, 100 g/hL: 2 mL of 5% in 100 mL, so 1 kg for 1000 L',
    given: {
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
    shows: [
      ['Product for the tank', 1, 0.005, 'kg'],
      ['Smallest dose that passes', 100, 0.5, 'g/hL'],
    ],
  },
  {
    job: 'VinoCalc: 1 mL of 5% in 100 mL is 495.05 mg/L, by most handouts 500',
    given: { stockPercent: 5, addedMl: 1, sampleMl: 100 },
    shows: [
      ['The same in mg/L', 495.05, 0.05, 'mg/L'],
      ['Per liter of wine alone', 500, 0.05, 'mg/L'],
    ],
  },
  {
    job: 'Bentonite trial of nielsj: 1 g/L in 100 mL takes 2 mL of 50 g/L',
    given: { stockPercent: 5, sampleMl: 100 },
    shows: [['Pipette for 100 g/hL', 2, 0.005, 'mL']],
  },
  {
    job: 'Bench trials handout: 0.1 mL of 1% in 100 mL is 10 mg/L',
    given: { stockPercent: 1, addedMl: 0.1, sampleMl: 100, method: 'simple' },
    shows: [['The same in mg/L', 10, 0.05, 'mg/L']],
  },
  {
    job: 'The reference: 1 g/L of a 6% slurry brings 1.7% of water',
    given: { stockPercent: 6, addedMl: 10, sampleMl: 600, method: 'simple', volumeL: 1000 },
    shows: [
      ['Total water brought in', 1.67, 0.005, '%'],
      ['Water to swell bentonite, at most', 16.7, 0.05, 'L'],
    ],
  },
  {
    job: 'VinoCalc: 495.05 mg/L in 1000 L are 495 g',
    given: { stockPercent: 5, addedMl: 1, sampleMl: 100, volumeL: 1000 },
    shows: [
      ['Product for the tank', 495, 0.5, 'g'],
      ['As slurry', 9.9, 0.005, 'L'],
    ],
  },
  {
    job: 'Handouts: 1 mL of 5% in 100 mL of wine is 500 mg/L, 500 g for 1000 L',
    given: { stockPercent: 5, addedMl: 1, sampleMl: 100, method: 'simple', volumeL: 1000 },
    shows: [['Product for the tank', 500, 0.5, 'g']],
  },
  {
    job: 'Bentonite trial of nielsj: 2 mL of 50 g/L in 100 mL is 1 g/L, 225 g for a barrel',
    given: { stockPercent: 5, addedMl: 2, sampleMl: 100, method: 'simple', volumeL: 225 },
    shows: [['Product for the tank', 225, 0.5, 'g']],
  },
  {
    job: 'Bench trials handout: 0.1 mL of 1% in 100 mL is 10 mg/L, 5 g for 500 L',
    given: { stockPercent: 1, addedMl: 0.1, sampleMl: 100, method: 'simple', volumeL: 500 },
    shows: [['Product for the tank', 5, 0.05, 'g']],
  },
  {
    job: 'Arithmetic: 3 mL of 2% in 750 mL is 80 mg/L, 12 kg for 150,000 L',
    given: { stockPercent: 2, addedMl: 3, sampleMl: 750, method: 'simple', volumeL: 150_000 },
    shows: [['Product for the tank', 12, 0.05, 'kg']],
  },
];
