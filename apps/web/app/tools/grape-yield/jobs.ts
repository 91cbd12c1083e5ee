import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Cornell: 150 gallons from a US ton are 63 cases',
    given: { grapesT: 0.90718474, yieldLPerT: 625.9, lossPercent: 0 },
    shows: [
      ['Wine', 150 * 3.785412, 0.5, 'L'],
      ['Cases', 63, 0.2, ''],
      ['Cases from a US ton', 63, 0.2, ''],
    ],
  },
  {
    job: 'Home Winemaking for Dummies: 730 L from a metric ton of red, which are 81 cases',
    given: { grapesT: 1, yieldLPerT: 730, lossPercent: 0 },
    shows: [
      ['Wine', 730, 0.5, 'L'],
      ['Cases', 81, 0.2, ''],
    ],
  },
  {
    job: 'Arithmetic: one acre of 4 US tons at 667 L/t is 2420 L',
    given: { basis: 'area', areaHa: 0.40468564224, tonsPerAcre: 4, yieldLPerT: 667 },
    shows: [
      ['Grapes', 3.6287, 0.001, 't'],
      ['Wine', 2420.4, 0.5, 'L'],
    ],
  },
  {
    job: 'Home Winemaking for Dummies: 667 L from a metric ton of white',
    given: { grapesT: 1, color: 'white', yieldLPerT: 667, lossPercent: 0 },
    shows: [['Wine', 667, 0.5, 'L']],
  },
  {
    job: 'Cornell: 5 US tons at 150 gallons are 750 gallons',
    given: { grapesT: 4.5359237, yieldLPerT: 625.9, lossPercent: 0 },
    shows: [['Wine', 2839.06, 1, 'L']],
  },
];
