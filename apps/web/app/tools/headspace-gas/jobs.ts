import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'WineDoc: a cylinder of 330 ft³ holds 2469 US gallons',
    given: { cylinderFt3: 330 },
    shows: [['The cylinder holds', 2469 * 3.785412, 4, 'L']],
  },
  {
    job: 'WineDoc: 82.3 gallons take 100 psi (6.895 bar) off 3000 psi (206.84 bar)',
    given: { headspaceL: 82.3 * 3.785412, purges: 1, fullBar: 206.843 },
    shows: [['Drop on the gauge', 6.895, 0.01, 'bar']],
  },
  {
    job: 'Arithmetic: five purges of 200 L are 1000 L, and leave 20.9 e^-5 = 0.14%',
    given: {},
    shows: [
      ['Gas', 1000, 0.5, 'L'],
      ['Oxygen that would remain', 0.14, 0.005, '%'],
    ],
  },
  {
    job: '82.3 gallons once are 311.5 L',
    given: { headspaceL: 82.3 * 3.785412, purges: 1 },
    shows: [['Gas', 311.5, 0.5, 'L']],
  },
  {
    job: 'Four purges of 1500 L are 6000 L, and leave 20.9 e^-4 = 0.4%',
    given: { headspaceL: 1500, purges: 4 },
    shows: [
      ['Gas', 6000, 0.5, 'L'],
      ['Oxygen that would remain', 0.383, 0.005, '%'],
    ],
  },
  {
    job: 'A barrel with 20 L of air, five times',
    given: { headspaceL: 20, purges: 5 },
    shows: [['Gas', 100, 0.5, 'L']],
  },
  {
    job: 'A cylinder of 122 ft³ holds 913 US gallons',
    given: { headspaceL: 500, purges: 3, cylinderFt3: 122 },
    shows: [
      ['Gas', 1500, 0.5, 'L'],
      ['The cylinder holds', 3456.08, 4, 'L'],
    ],
  },
  {
    job: 'Fifty liters inside at 200 bar hold 10,000 L of gas, and 1000 L take 20 bar off the gauge',
    given: { soldBy: 'inside', cylinderL: 50, fullBar: 200 },
    shows: [
      ['Gas', 1000, 0.5, 'L'],
      ['The cylinder holds', 10_000, 1, 'L'],
      ['Drop on the gauge', 20, 0.5, 'bar'],
    ],
  },
];
