import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'NWCG: 100 ft of 1.5 in hold 9.2 US gallons',
    given: { boreMm: 38.1, lengthM: 30.48 },
    shows: [['Wine in the line', 9.2 * 3.785412, 0.2, 'L']],
  },
  {
    job: 'NWCG: 100 ft of 1 in hold 4.1 US gallons',
    given: { boreMm: 25.4, lengthM: 30.48 },
    shows: [['Wine in the line', 4.1 * 3.785412, 0.2, 'L']],
  },
  {
    job: 'NWCG: 50 ft of 0.625 in hold 0.8 US gallons',
    given: { boreMm: 15.875, lengthM: 15.24 },
    shows: [['Wine in the line', 0.8 * 3.785412, 0.2, 'L']],
  },
  {
    job: 'Arithmetic: 1000 L at 50 L/min take 20 minutes',
    given: { volumeL: 1000, flowLPerMin: 50 },
    shows: [['Time for the transfer', 20, 0, 'min']],
  },
  {
    job: 'Geometry: 20 m of 50 mm are π × 0.05² / 4 × 20 m³',
    given: { boreMm: 50, lengthM: 20 },
    shows: [['Wine in the line', 39.27, 0.05, 'L']],
  },
  {
    job: 'Geometry: 30 m of 38 mm at 80 L/min run at 1.18 m/s',
    given: { boreMm: 38, lengthM: 30, flowLPerMin: 80 },
    shows: [
      ['Wine in the line', 34.02, 0.05, 'L'],
      ['Speed in the line', 1.1757, 0.005, 'm/s'],
    ],
  },
];
