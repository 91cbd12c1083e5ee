import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Dry Creek Grapes: a barrel of 60 US gallons fills 25 cases',
    given: { volumeL: 227.12, lossPercent: 0 },
    shows: [['Full cases', 25, 0.3, '']],
  },
  {
    job: 'Arithmetic: 225 L less 1% are 297 bottles, 24 cases and 9, and 303 to order',
    given: { volumeL: 225 },
    shows: [
      ['Bottles', 297, 0, ''],
      ['Full cases', 24, 0, ''],
      ['Bottles left over', 9, 0, ''],
      ['Glass, closures, and labels to order', 303, 0, ''],
    ],
  },
  {
    job: 'Arithmetic: 9 L are 12 bottles',
    given: { volumeL: 9, lossPercent: 0 },
    shows: [
      ['Bottles', 12, 0, ''],
      ['Full cases', 1, 0, ''],
    ],
  },
  {
    job: 'Dry Creek Grapes: 60 US gallons are 302 bottles and 25 full cases',
    given: { volumeL: 227.12, lossPercent: 0 },
    shows: [
      ['Bottles', 302, 0, ''],
      ['Full cases', 25, 0, ''],
    ],
  },
  {
    job: 'Magnums: 1000 L less 1% are 660 of 1500 mL, in cases of 6',
    given: { volumeL: 1000, size: '1500', perCase: 6 },
    shows: [
      ['Bottles', 660, 0, ''],
      ['Full cases', 110, 0, ''],
    ],
  },
  {
    job: 'A line of 800 an hour fills 1320 bottles in 1.65 hours',
    given: { volumeL: 1000, bottlesPerHour: 800 },
    shows: [
      ['Bottles', 1320, 0, ''],
      ['Hours on the line', 1.65, 0.005, 'h'],
    ],
  },
];
