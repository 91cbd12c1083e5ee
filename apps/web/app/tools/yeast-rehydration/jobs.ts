import type { Job } from '../../calculator/definition/job.ts';

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
      ['Temperature of the water', 43, 0, '°C'],
    ],
  },
  {
    job: '25 g/hL in 1000 L is 250 g, with 312.5 g of nutrient and 6.25 L of water',
    given: { volumeL: 1000, rateGPerHl: 25 },
    shows: [
      ['Yeast', 250, 0.5, 'g'],
      ['Rehydration nutrient', 312.5, 0.5, 'g'],
      ['Water', 6.25, 0.05, 'L'],
    ],
  },
  {
    job: 'Without nutrient: 10 times the yeast of water at 40 °C',
    given: { nutrient: 'off', volumeL: 1000, rateGPerHl: 25 },
    shows: [
      ['Yeast', 250, 0.5, 'g'],
      ['Water', 2.5, 0.005, 'L'],
      ['Temperature of the water', 40, 0, '°C'],
    ],
  },
  {
    job: 'Above 25 °Bx, 30 g/hL: 67.5 g for a barrel',
    given: { volumeL: 225, rateGPerHl: 30 },
    shows: [['Yeast', 67.5, 0.05, 'g']],
  },
  {
    job: 'A cold must of 12 °C takes three steps, one of 22 °C two',
    given: { volumeL: 1000, mustTemperatureC: 22 },
    shows: [
      ['Yeast', 250, 0.5, 'g'],
      ['Tempering steps', 2, 0, ''],
    ],
  },
];
