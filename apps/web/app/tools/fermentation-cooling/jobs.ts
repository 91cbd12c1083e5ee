import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // 24 kcal a mole: 1000 L at 200 g/L give 111.5 MJ, which melt a third of a ton of ice.
  [
    { volumeL: 1000, sugarGPerL: 200 },
    ['Total heat', 111.5, 0.2, 'MJ'],
    ['Ice that would absorb the heat', 334, 1, 'kg'],
  ],
  // The Oxford Companion’s 10 hL of 20% juice: 26.6 thousand kcal are 31 kWh, a third of a ton of ice.
  [
    { volumeL: 1000, sugarGPerL: 200, dropGPerLPerDay: 40 },
    ['Cooling at the peak', 0.258048, 0.05, 'kW'],
    ['The same in kilowatt-hours', 31, 0.5, 'kWh'],
    ['Ice that would absorb the heat', 334, 1, 'kg'],
  ],
];
