import type { Job } from '../../calculator/definition/job.ts';

const swissExample = { bilgeDiameterM: 0.61, headDiameterM: 0.52, lengthM: 0.92 };

export const jobs: readonly Job[] = [
  // Spike’s Calculators: 61 and 52 cm, 92 cm long is 243.2 L by the Swiss rule.
  [swissExample, ['By the Swiss rule', 243.169, 0.12, 'L'], ['The barrel holds', 244.37, 0.01, 'L']],
  // Geometry: a barrel that is dipped to the middle is half full.
  [{ ...swissExample, ullageM: 0.305 }, ['Wine missing', 122.2, 0.1, 'L']],
];
