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
  // 27 CFR 4.36(c): 16 and 21% vol are tax lines, which the label may not cross; 26 U.S.C. 5041.
  [
    { measured: 16.5 },
    ['The label may say', 'over 16.0 to 17.5', 0, '% vol'],
    ['Lowest figure', 'over 16.0', 0, '% vol'],
    ['Tax class of a still wine', 'over 16 to 21% vol', 0, ''],
  ],
  [{ measured: 20.6 }, ['The label may say', '19.6 to 21.0', 0, '% vol']],
  // 27 CFR 24.257(a)(3): 0.75 below 7% vol, and 27 CFR 4.6: part 4 begins at 7.
  [{ measured: 6.5 }, ['The label may say', '5.8 to 6.9', 0, '% vol'], ['Tolerance', 0.75, 0.0005, '% vol']],
];
