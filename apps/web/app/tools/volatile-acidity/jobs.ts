import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'OIV: 3 mL, n′ 0.5, n″ 0.8 is 14.55 meq/L and 0.713 g/L as sulfuric',
    given: { method: 'oiv', titrantMl: 3, freeIodineMl: 0.5, boundIodineMl: 0.8 },
    shows: [
      ['In milliequivalents', 14.55, 0.01, 'meq/L'],
      ['As sulfuric acid', 0.713, 0.001, 'g/L'],
    ],
  },
  {
    job: 'OIV: 2 mL, n′ 0.4, n″ 0.6 is 9.65 meq/L',
    given: { method: 'oiv', titrantMl: 2, freeIodineMl: 0.4, boundIodineMl: 0.6 },
    shows: [['In milliequivalents', 9.65, 0.01, 'meq/L']],
  },
  {
    job: 'Simmonds: a milliliter of 0.1 N base is 0.006 g of acetic acid, 0.60 g/L of 10 mL',
    given: { titrantMl: 1, titrantMolPerL: 0.1, sampleMl: 10 },
    shows: [['Volatile acidity as acetic acid', 0.6, 0.005, 'g/L']],
  },
  {
    job: 'OIV: 0.300 × (3 − 0.05 − 0.04) = 0.873 g/L',
    given: { method: 'oiv', titrantMl: 3, freeIodineMl: 0.5, boundIodineMl: 0.8 },
    shows: [['Volatile acidity as acetic acid', 0.873, 0.001, 'g/L']],
  },
  {
    job: 'OIV: 0.300 × (4 − 0.02 − 0.025) = 1.19 g/L',
    given: { method: 'oiv', titrantMl: 4, freeIodineMl: 0.2, boundIodineMl: 0.5 },
    shows: [['Volatile acidity as acetic acid', 1.1865, 0.001, 'g/L']],
  },
  {
    job: 'OIV limit: 20 meq/L is 1.20 g/L: 60.05 × 0.1 × 4 / 20',
    given: { titrantMl: 4, titrantMolPerL: 0.1, sampleMl: 20 },
    shows: [
      ['Volatile acidity as acetic acid', 1.2, 0.005, 'g/L'],
      ['In milliequivalents', 20, 0.05, 'meq/L'],
    ],
  },
  {
    job: '60.05 × 0.02 × 5 / 10 with a weaker base',
    given: { titrantMl: 5, titrantMolPerL: 0.02, sampleMl: 10 },
    shows: [['Volatile acidity as acetic acid', 0.6, 0.005, 'g/L']],
  },
];
