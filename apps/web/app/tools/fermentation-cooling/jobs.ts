import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: '24 kcal a mole: 1000 L at 200 g/L give 111.5 MJ, which melt a third of a ton of ice',
    given: { volumeL: 1000, sugarGPerL: 200 },
    shows: [
      ['Total heat', 111.5, 0.2, 'MJ'],
      ['Ice that would absorb the heat', 334, 1, 'kg'],
    ],
  },
  {
    job: 'Arithmetic: 40 g/L a day in 5000 L are 0.557 × 200,000 / 86,400 = 1.29 kW',
    given: {},
    shows: [['Cooling at the peak', 1.29, 0.005, 'kW']],
  },
  {
    job: '60 g/L a day in 20,000 L: 0.557 × 1,200,000 / 86,400 kW',
    given: { volumeL: 20_000, dropGPerLPerDay: 60 },
    shows: [['Cooling at the peak', 7.74144, 0.05, 'kW']],
  },
  {
    job: '20 g/L a day in 1000 L: 0.129 kW',
    given: { volumeL: 1000, dropGPerLPerDay: 20 },
    shows: [['Cooling at the peak', 0.129024, 0.005, 'kW']],
  },
  {
    job: '100,000 L at 30 g/L a day: 19.4 kW',
    given: { volumeL: 100_000, dropGPerLPerDay: 30 },
    shows: [['Cooling at the peak', 19.3536, 0.05, 'kW']],
  },
  {
    job: 'The Oxford Companion’s 10 hL of 20% juice: 26.6 thousand kcal are 31 kWh, a third of a ton of ice',
    given: { volumeL: 1000, sugarGPerL: 200, dropGPerLPerDay: 40 },
    shows: [
      ['Cooling at the peak', 0.258048, 0.05, 'kW'],
      ['The same in kilowatt-hours', 31, 0.5, 'kWh'],
      ['Ice that would absorb the heat', 334, 1, 'kg'],
    ],
  },
];
