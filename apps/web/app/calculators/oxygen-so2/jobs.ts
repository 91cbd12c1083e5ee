import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Arithmetic: 5 mL of air hold 5 × 0.21 × 1.33 = 1.40 mg; with 0.5 mg/L that is 2.36 mg/L of 750 mL',
    given: {},
    shows: [
      ['Oxygen in the headspace', 1.4, 0.005, 'mg'],
      ['Total package oxygen', 2.36, 0.005, 'mg/L'],
    ],
  },
  {
    job: 'Textbook and bottled wines: 1 mg of oxygen takes 4 and 2.5 mg of SO2',
    given: { dissolvedMgPerL: 1, headspaceMl: 0 },
    shows: [
      ['Lost, at 4 mg a mg (textbook)', 4, 0.05, 'mg/L'],
      ['Lost, at 2.5 mg a mg (bottled wines)', 2.5, 0.05, 'mg/L'],
    ],
  },
];
