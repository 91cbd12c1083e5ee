import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // OIV: 3 mL, n′ 0.5, n″ 0.8 is 14.55 meq/L and 0.713 g/L as sulfuric.
  [
    { method: 'oiv', titrantMl: 3, freeIodineMl: 0.5, boundIodineMl: 0.8 },
    ['In milliequivalents', 14.55, 0.01, 'meq/L'],
    ['As sulfuric acid', 0.713, 0.001, 'g/L'],
  ],
  // OIV limit: 20 meq/L is 1.20 g/L: 60.05 × 0.1 × 4 / 20.
  [
    { titrantMl: 4, titrantMolPerL: 0.1, sampleMl: 20 },
    ['Volatile acidity as acetic acid', 1.2, 0.005, 'g/L'],
    ['In milliequivalents', 20, 0.05, 'meq/L'],
  ],
];
