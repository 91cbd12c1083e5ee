import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // FAO: of 3 tasters 3 at 0.05.
  [{ tasters: 3, significance: '0.05', correct: 0 }, ['Correct answers needed', 3, 0, '']],
  // FAO: of 5 tasters 5 at 0.01.
  [{ tasters: 5, significance: '0.01', correct: 0 }, ['Correct answers needed', 5, 0, '']],
  // Binomial: 8 of 12 by chance is (7920 + 1760 + 264 + 24 + 1) / 531441 = 0.0188.
  [{ tasters: 12, correct: 8 }, ['Probability by chance alone', 0.019, 0.0005, '']],
  // FAO: of 30 tasters 19 at 0.001.
  [{ tasters: 30, significance: '0.001', correct: 0 }, ['Correct answers needed', 19, 0, '']],
];
