import type { Job } from '../../calculator/definition/job.ts';

const needed = (tasters: number, significance: string, least: number): Job => ({
  job: `FAO: of ${tasters} tasters ${least} at ${significance}`,
  given: { tasters, significance, correct: 0 },
  shows: [['Correct answers needed', least, 0, '']],
});

export const jobs: readonly Job[] = [
  needed(3, '0.05', 3),
  needed(5, '0.01', 5),
  needed(7, '0.01', 6),
  needed(9, '0.05', 6),
  {
    job: 'Binomial: 8 of 12 by chance is (7920 + 1760 + 264 + 24 + 1) / 531441 = 0.0188',
    given: { tasters: 12, correct: 8 },
    shows: [['Probability by chance alone', 0.019, 0.0005, '']],
  },
  {
    job: 'FAO: of 30 tasters 19 at 0.001',
    given: { tasters: 30, significance: '0.001', correct: 0 },
    shows: [['Correct answers needed', 19, 0, '']],
  },
];
