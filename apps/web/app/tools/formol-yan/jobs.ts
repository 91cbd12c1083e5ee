import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Virginia Tech: 1 mL of 0.05 N is 175 mg N/L',
    given: {},
    shows: [['Assimilable nitrogen', 175, 0.2, 'mg N/L']],
  },
  {
    job: 'Laffort: 1 mL of 0.1 N in 50 mL is 28 mg N/L',
    given: { protocol: 'laffort', titrantMolPerL: 0.1, juiceMl: 50, dilutedMl: 50, aliquotMl: 50 },
    shows: [['Assimilable nitrogen', 28, 0.05, 'mg N/L']],
  },
  {
    job: 'Virginia Tech: 1.6 mL of 0.05 N is 280 mg N/L',
    given: { titrantMl: 1.6 },
    shows: [['Assimilable nitrogen', 280.1, 0.5, 'mg N/L']],
  },
  {
    job: 'Laffort: 7.2 mL of 0.1 N in 50 mL is 201.7 mg N/L',
    given: {
      protocol: 'laffort',
      titrantMl: 7.2,
      titrantMolPerL: 0.1,
      juiceMl: 50,
      dilutedMl: 50,
      aliquotMl: 50,
    },
    shows: [['Assimilable nitrogen', 201.7, 0.5, 'mg N/L']],
  },
  {
    job: '14.007 × 0.1 × 1 × 1000 / 10: 10 mL of juice, not diluted',
    given: {
      protocol: 'laffort',
      titrantMl: 1,
      titrantMolPerL: 0.1,
      juiceMl: 10,
      dilutedMl: 10,
      aliquotMl: 10,
    },
    shows: [['Assimilable nitrogen', 140.07, 0.5, 'mg N/L']],
  },
];
