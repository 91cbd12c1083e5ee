import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Cornell: 150 gallons from a US ton are 63 cases.
  [
    { grapesT: 0.90718474, yieldLPerT: 625.9, lossPercent: 0 },
    ['Wine', 150 * 3.785412, 0.5, 'L'],
    ['Cases', 63, 0.2, ''],
    ['Cases from a US ton', 63, 0.2, ''],
  ],
  // Arithmetic: one acre of 4 US tons at 667 L/t is 2420 L.
  [
    { basis: 'area', areaHa: 0.40468564224, tonsPerAcre: 4, yieldLPerT: 667 },
    ['Grapes', 3.6287, 0.001, 't'],
    ['Wine', 2420.4, 0.5, 'L'],
  ],
  // Home Winemaking for Dummies: 667 L from a metric ton of white.
  [{ grapesT: 1, color: 'white', yieldLPerT: 667, lossPercent: 0 }, ['Wine', 667, 0.5, 'L']],
];
