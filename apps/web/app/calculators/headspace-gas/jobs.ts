import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'WineDoc: a cylinder of 330 ft³ holds 2469 US gallons',
    given: { cylinderFt3: 330 },
    shows: [['The cylinder holds', 2469 * 3.785412, 4, 'L']],
  },
  {
    job: 'WineDoc: 82.3 gallons take 100 psi (6.895 bar) off 3000 psi (206.84 bar)',
    given: { headspaceL: 82.3 * 3.785412, purges: 1, fullBar: 206.843 },
    shows: [['Fall of the gauge', 6.895, 0.01, 'bar']],
  },
  {
    job: 'Arithmetic: five purges of 200 L are 1000 L, and leave 20.9 e^-5 = 0.14%',
    given: {},
    shows: [
      ['Gas', 1000, 0.5, 'L'],
      ['Oxygen that would remain', 0.14, 0.005, '%'],
    ],
  },
];
