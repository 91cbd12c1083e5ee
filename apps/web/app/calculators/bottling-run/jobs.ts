import type { Job } from '../bench/job.ts';

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
];
