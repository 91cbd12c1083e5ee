import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: '24 kcal a mole: 1000 L at 200 g/L give 111.5 MJ, which melt a third of a ton of ice',
    given: { volumeL: 1000, sugarGPerL: 200 },
    shows: [
      ['Heat in all', 111.5, 0.2, 'MJ'],
      ['Ice that would take it all', 334, 1, 'kg'],
    ],
  },
  {
    job: 'Arithmetic: 40 g/L a day in 5000 L are 0.557 × 200,000 / 86,400 = 1.29 kW',
    given: {},
    shows: [['Cooling at the peak', 1.29, 0.005, 'kW']],
  },
];
