import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: '27 CFR 4.36: 13 % vol may say 11.5 to 14',
    given: { measured: 13 },
    shows: [
      ['Lowest figure', 11.5, 0.0005, '% vol'],
      ['Highest figure', 14, 0.0005, '% vol'],
      ['Tolerance', 1.5, 0.0005, '% vol'],
    ],
  },
  {
    job: '27 CFR 4.36: 15 % vol may say 14 to 16',
    given: { measured: 15 },
    shows: [
      ['Highest figure', 16, 0.0005, '% vol'],
      ['Tolerance', 1, 0.0005, '% vol'],
    ],
  },
];
