import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // 101winemaking: 5 mL of 0.1 N phthalate taking 6 mL of base make it 0.0833 N.
  [
    { strength: 'volume', phthalateMl: 5, phthalateMolPerL: 0.1, baseMl: 6 },
    ['Strength of the base', 0.0833, 0.00005, 'mol/L'],
  ],
  // 75.04 × 0.1 × 6.5 / 5: half the sample.
  [
    { titrantMl: 6.5, sampleMl: 5 },
    ['TA as tartaric acid', 9.755, 0.005, 'g/L'],
    ['The same in milliequivalents', 130, 0.05, 'meq/L'],
  ],
];
