import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Arithmetic: 225 L less 1% are 297 bottles, 24 cases and 9, and 303 to order.
  [
    { volumeL: 225 },
    ['Bottles', 297, 0, ''],
    ['Full cases', 24, 0, ''],
    ['Bottles left over', 9, 0, ''],
    ['Glass, closures, and labels to order', 303, 0, ''],
  ],
  // Magnums: 1000 L less 1% are 660 of 1500 mL, in cases of 6.
  [{ volumeL: 1000, size: '1500', perCase: 6 }, ['Bottles', 660, 0, ''], ['Full cases', 110, 0, '']],
  // A line of 800 an hour fills 1320 bottles in 1.65 hours.
  [{ volumeL: 1000, bottlesPerHour: 800 }, ['Bottles', 1320, 0, ''], ['Hours on the line', 1.65, 0.005, 'h']],
];
