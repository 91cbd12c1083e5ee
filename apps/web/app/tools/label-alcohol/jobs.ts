import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // 27 CFR 4.36: 13% vol may say 11.5 to 14.
  [
    { measured: 13 },
    ['Lowest figure', 11.5, 0.0005, '% vol'],
    ['Highest figure', 14, 0.0005, '% vol'],
    ['Tolerance', 1.5, 0.0005, '% vol'],
  ],
  // 27 CFR 4.36: 13% vol may say 11.5 to 14.0.
  [{ measured: 13 }, ['The label may say', '11.5 to 14.0', 0, '% vol']],
];
