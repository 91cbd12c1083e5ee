import type { Job } from '../bench/job.ts';

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
];
