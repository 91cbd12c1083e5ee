import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Terrill’s cubic worked by hand, 20 to 8 °Bx.
  [{ initialBrix: 20, finalBrix: 8 }, ['Specific gravity, corrected for alcohol', 1.0073072, 0, '']],
  // Terrill’s cubic worked by hand, 22 to 7 °Bx.
  [{ initialBrix: 22, finalBrix: 7 }, ['Specific gravity, corrected for alcohol', 0.9988042, 0, '']],
];
