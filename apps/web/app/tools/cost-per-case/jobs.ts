import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Wellington’s packaging of 19.00 and nothing else',
    given: {
      grapePrice: 0,
      winemaking: 0,
      barrels: 0,
      packaging: 9 + 3.5 + 2 + 1.4 + 2.5 + 0.6,
      fixedCost: 0,
    },
    shows: [['Cost of a case', 19, 0.005, '']],
  },
  {
    job: 'WSU: 124.93 a case is 10.41 a bottle',
    given: { grapePrice: 0, winemaking: 124.93, barrels: 0, packaging: 0, fixedCost: 0 },
    shows: [['A bottle costs', 10.41, 0.005, '']],
  },
  {
    job: 'Arithmetic: 100,000 fixed at 150 less 100 are 2000 cases',
    given: { grapePrice: 0, winemaking: 100, barrels: 0, packaging: 0, directPercent: 0, tradePrice: 150 },
    shows: [['Cases to break even', 2000, 0, '']],
  },
  {
    job: 'WSU, 2000 cases: 154.41 a case, 12.87 a bottle',
    given: { grapePrice: 0, winemaking: 154.41, barrels: 0, packaging: 0, fixedCost: 0 },
    shows: [
      ['Cost of a case', 154.41, 0.005, ''],
      ['A bottle costs', 12.87, 0.005, ''],
    ],
  },
  {
    job: 'Cornell: grapes of 2000 a ton at 63 cases are 31.75 a case',
    given: { grapePrice: 2000, casesPerTon: 63, winemaking: 0, barrels: 0, packaging: 0, fixedCost: 0 },
    shows: [['Cost of a case', 31.75, 0.005, '']],
  },
  {
    job: '100,000 a year on 2000 cases are 50 a case',
    given: { grapePrice: 0, winemaking: 0, barrels: 0, packaging: 0, fixedCost: 100_000, casesMade: 2000 },
    shows: [['Cost of a case', 50, 0.005, '']],
  },
  {
    job: 'Sold at 300 and 150 in halves: 100,000 / (225 − 100) = 800 cases',
    given: {
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
    shows: [
      ['Cost of a case', 150, 0.005, ''],
      ['Cases to break even', 800, 0, ''],
    ],
  },
];
