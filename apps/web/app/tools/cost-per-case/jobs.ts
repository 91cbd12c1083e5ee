import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // WSU, 2000 cases: 154.41 a case, 12.87 a bottle.
  [
    { grapePrice: 0, winemaking: 154.41, barrels: 0, packaging: 0, fixedCost: 0 },
    ['Cost of a case', 154.41, 0.005, ''],
    ['A bottle costs', 12.87, 0.005, ''],
  ],
  // Sold at 300 and 150 in halves: 100,000 / (225 − 100) = 800 cases.
  [
    {
      grapePrice: 0,
      winemaking: 100,
      barrels: 0,
      packaging: 0,
      fixedCost: 100_000,
      casesMade: 2000,
      directPercent: 50,
      directPrice: 300,
      tradePrice: 150,
    },
    ['Cost of a case', 150, 0.005, ''],
    ['Cases to break even', 800, 0, ''],
  ],
];
