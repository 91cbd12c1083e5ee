import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Arithmetic: 1000 L at 50 L/min take 20 minutes.
  [{ volumeL: 1000, flowLPerMin: 50 }, ['Time for the transfer', 20, 0, 'min']],
  // Geometry: 30 m of 38 mm at 80 L/min run at 1.18 m/s.
  [
    { boreMm: 38, lengthM: 30, flowLPerMin: 80 },
    ['Wine in the line', 34.02, 0.05, 'L'],
    ['Speed in the line', 1.1757, 0.005, 'm/s'],
  ],
];
