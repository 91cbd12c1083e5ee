import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    // 1 − 0.0899860 + 0.0941920 + 0.1103240 − 0.0813888 − 0.0582400 + 0.0324060 = 1.0073072.
    job: 'Terrill’s cubic worked by hand, 20 to 8 °Bx',
    given: { initialBrix: 20, finalBrix: 8 },
    shows: [['Specific gravity, corrected for alcohol', 1.0073072, 0, '']],
  },
  {
    // A dry white: 1 − 0.0989846 + 0.0824180 + 0.1334920 − 0.0623133 − 0.0775174 + 0.0217095 = 0.9988042.
    job: 'Terrill’s cubic worked by hand, 22 to 7 °Bx',
    given: { initialBrix: 22, finalBrix: 7 },
    shows: [['Specific gravity, corrected for alcohol', 0.9988042, 0, '']],
  },
  {
    job: 'Terrill’s cubic worked by hand, 24 to 8.5 °Bx',
    given: { initialBrix: 24, finalBrix: 8.5 },
    shows: [['Specific gravity, corrected for alcohol', 0.99731, 0, '']],
  },
  {
    job: 'Terrill’s cubic worked by hand, 18 to 6 °Bx',
    given: { initialBrix: 18, finalBrix: 6 },
    shows: [['Specific gravity, corrected for alcohol', 1.00445, 0, '']],
  },
  {
    job: 'Terrill’s cubic worked by hand, 22.5 to 9 °Bx',
    given: { initialBrix: 22.5, finalBrix: 9 },
    shows: [['Specific gravity, corrected for alcohol', 1.00457, 0, '']],
  },
];
