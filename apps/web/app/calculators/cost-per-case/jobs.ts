import type { Job } from '../bench/job.ts';

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
    shows: [['A case costs', 19, 0.005, '']],
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
];
