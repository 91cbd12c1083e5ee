import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // J&M Brewing: 36 g of yeast take 45 g of nutrient and 900 mL of water.
  [
    { volumeL: 144, rateGPerHl: 25 },
    ['Yeast', 36, 0.05, 'g'],
    ['Rehydration nutrient', 45, 0.5, 'g'],
    ['Water', 900, 5, 'mL'],
  ],
  // Without nutrient: 10 times the yeast of water at 40 °C.
  [
    { nutrient: 'off', volumeL: 1000, rateGPerHl: 25 },
    ['Yeast', 250, 0.5, 'g'],
    ['Water', 2.5, 0.005, 'L'],
    ['Temperature of the water', 40, 0, '°C'],
  ],
  // A cold must of 12 °C takes three steps, one of 22 °C two.
  [{ volumeL: 1000, mustTemperatureC: 22 }, ['Yeast', 250, 0.5, 'g'], ['Tempering steps', 2, 0, '']],
];
