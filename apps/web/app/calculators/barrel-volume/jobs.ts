import type { Job } from '../bench/job.ts';

const swissExample = { bilgeDiameterM: 0.61, headDiameterM: 0.52, lengthM: 0.92 };

export const jobs: readonly Job[] = [
  {
    job: 'Spike’s Calculators: 61 and 52 cm, 92 cm long is 243.2 L by the Swiss rule',
    given: swissExample,
    shows: [
      ['By the Swiss rule', 243.169, 0.12, 'L'],
      ['The barrel holds', 244.37, 0.01, 'L'],
    ],
  },
  {
    job: 'Geometry: a barrel that is dipped to the middle is half full',
    given: { ...swissExample, ullageM: 0.305 },
    shows: [['Wine missing', 122.2, 0.1, 'L']],
  },
];
