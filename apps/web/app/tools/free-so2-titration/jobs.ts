import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Monash: 1 mL of 0.01 N base in 20 mL is 16 mg/L.
  [{ titrantMl: 1, titrantMolPerL: 0.01, sampleMl: 20 }, ['SO₂ in the wine', 16, 0.05, 'mg/L']],
  // Ripper: 1 mL of 0.02 N iodine in 25 mL is 25.6 mg/L.
  [
    { method: 'ripper', titrantMl: 1, titrantMolPerL: 0.02, sampleMl: 25 },
    ['SO₂ in the wine', 25.6, 0.05, 'mg/L'],
  ],
];
