import type { Job } from '../../calculator/definition/job.ts';

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
  {
    job: 'calculatordock’s barrel of 24 and 26.4 by 36 in is 18,566 in³, where it prints 20,945',
    given: { bilgeDiameterM: 0.67056, headDiameterM: 0.6096, lengthM: 0.9144 },
    shows: [['The barrel holds', 304.242, 0.1, 'L']],
  },
  {
    job: 'Oughtred: 69 and 56 cm, 87 cm long: π × 0.87 × (2 × 0.4761 + 0.3136) / 12',
    given: { bilgeDiameterM: 0.69, headDiameterM: 0.56, lengthM: 0.87 },
    shows: [['The barrel holds', 288.306, 0.5, 'L']],
  },
  {
    job: 'Oughtred: a puncheon of 90 and 76 cm, 105 cm long',
    given: { bilgeDiameterM: 0.9, headDiameterM: 0.76, lengthM: 1.05 },
    shows: [['The barrel holds', 604.097, 0.5, 'L']],
  },
  {
    job: 'Both diameters the same: a cylinder of π × 0.5² / 4 × 1 m',
    given: { bilgeDiameterM: 0.5, headDiameterM: 0.5, lengthM: 1 },
    shows: [
      ['The barrel holds', 196.35, 0.5, 'L'],
      ['By the Swiss rule', 196.35, 0.5, 'L'],
    ],
  },
];
