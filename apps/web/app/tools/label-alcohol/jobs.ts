import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: '27 CFR 4.36: 13% vol may say 11.5 to 14',
    given: { measured: 13 },
    shows: [
      ['Lowest figure', 11.5, 0.0005, '% vol'],
      ['Highest figure', 14, 0.0005, '% vol'],
      ['Tolerance', 1.5, 0.0005, '% vol'],
    ],
  },
  {
    job: '27 CFR 4.36: 15% vol may say over 14 to 16',
    given: { measured: 15 },
    shows: [
      ['Highest figure', 16, 0.0005, '% vol'],
      ['Tolerance', 1, 0.0005, '% vol'],
    ],
  },
  {
    job: '27 CFR 4.36: 13% vol may say 11.5 to 14.0',
    given: { measured: 13 },
    shows: [['The label may say', '11.5 to 14.0', 0, '% vol']],
  },
  {
    job: '27 CFR 4.36: 13.9% vol may say 12.4 to 14.0',
    given: { measured: 13.9 },
    shows: [['The label may say', '12.4 to 14.0', 0, '% vol']],
  },
  {
    job: '27 CFR 4.36: 15% vol may say over 14.0 to 16.0',
    given: { measured: 15 },
    shows: [['The label may say', 'over 14.0 to 16.0', 0, '% vol']],
  },
  {
    job: '27 CFR 4.36: 10% vol may say 8.5 to 11.5',
    given: { measured: 10 },
    shows: [['The label may say', '8.5 to 11.5', 0, '% vol']],
  },
  {
    job: '27 CFR 4.36: 16.5% vol may say 15.5 to 17.5',
    given: { measured: 16.5 },
    shows: [['The label may say', '15.5 to 17.5', 0, '% vol']],
  },
];
