import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Virginia Tech: 1 mL of 0.05 N is 175 mg N/L.
  [{}, ['Assimilable nitrogen', 175, 0.2, 'mg N/L']],
  // Laffort: 1 mL of 0.1 N in 50 mL is 28 mg N/L.
  [
    { protocol: 'laffort', titrantMolPerL: 0.1, juiceMl: 50, dilutedMl: 50, aliquotMl: 50 },
    ['Assimilable nitrogen', 28, 0.05, 'mg N/L'],
  ],
];
