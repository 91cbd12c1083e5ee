import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Monash: 1 mL of 0.01 N base in 20 mL is 16 mg/L',
    given: { titrantMl: 1, titrantMolPerL: 0.01, sampleMl: 20 },
    shows: [['SO₂ in the wine', 16, 0.05, 'mg/L']],
  },
  {
    job: 'Ripper: 1 mL of 0.02 N iodine in 25 mL is 25.6 mg/L',
    given: { method: 'ripper', titrantMl: 1, titrantMolPerL: 0.02, sampleMl: 25 },
    shows: [['SO₂ in the wine', 25.6, 0.05, 'mg/L']],
  },
  {
    job: 'Arithmetic: a blank of 0.2 mL takes a fifth from 1 mL',
    given: { titrantMl: 1, blankMl: 0.2, titrantMolPerL: 0.01, sampleMl: 20 },
    shows: [['SO₂ in the wine', 12.8, 0.05, 'mg/L']],
  },
  {
    job: 'Aeration: 2.1 mL less a blank of 0.1 in 20 mL is 2 × 16.015 mg/L',
    given: { titrantMl: 2.1, blankMl: 0.1, titrantMolPerL: 0.01, sampleMl: 20 },
    shows: [['SO₂ in the wine', 32.03, 0.05, 'mg/L']],
  },
  {
    job: 'Ripper: 1.5 mL of 0.02 N in 50 mL is 1.5 × 0.02 × 32,030 / 50',
    given: { method: 'ripper', titrantMl: 1.5, titrantMolPerL: 0.02, sampleMl: 50 },
    shows: [['SO₂ in the wine', 19.2, 0.05, 'mg/L']],
  },
];
