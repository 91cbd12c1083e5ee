import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'J&M Brewing: 36 g of yeast take 45 g of nutrient and 900 mL of water',
    given: { volumeL: 144, rateGPerHl: 25 },
    shows: [
      ['Yeast', 36, 0.05, 'g'],
      ['Rehydration nutrient', 45, 0.5, 'g'],
      ['Water', 900, 5, 'mL'],
    ],
  },
  {
    job: 'Scott Laboratories: 2.5 lb of nutrient (2 lb of yeast) take 6 US gallons of water',
    given: { volumeL: 3628.74, rateGPerHl: 25 },
    shows: [['Water', 6 * 3.785, 0.2, 'L']],
  },
  {
    job: 'Scott Laboratories: a must of 18 °C takes three steps from water of 43 °C',
    given: {},
    shows: [
      ['Tempering steps', 3, 0, ''],
      ['Water to start at', 43, 0, '°C'],
    ],
  },
];
