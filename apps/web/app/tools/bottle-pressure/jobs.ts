import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // A. Lea: 12 g/L of sugar on 2 g/L of gas make 8 g/L, or 4 volumes (half of the sugar, for simplicity).
  [
    { residualGPerL: 0, addedGPerL: 12, carbonDioxideGPerL: 2, alcoholPercentVol: 6 },
    ['Carbon dioxide', 8, 0.2, 'g/L'],
  ],
  // The Oxford Companion: 24 g/L at 12 °C make 5 to 6 atmospheres.
  [
    { residualGPerL: 0, addedGPerL: 24, carbonDioxideGPerL: 0, temperatureC: 12 },
    ['Pressure of the bottle', 5.5 * 1.01325, 0.5 * 1.01325, 'bar'],
  ],
  // Regulation 2676/90: 5.374 + 0.5 g/L at 20 °C and 11% vol: 5.874 / (1.951e-5 × 0.75) = 401 440 Pa.
  [
    { residualGPerL: 11, carbonDioxideGPerL: 0.5, alcoholPercentVol: 11 },
    ['Pressure of the bottle', 4.0144 - 1.01325, 0.005, 'bar'],
  ],
  // Full at 20 °C: 1.951e-5 × 101 325 × 0.75 = 1.483 g/L; 3.0378 − 0.050062 × 68 + 0.00026555 × 68² = 0.8615 volumes.
  [
    { residualGPerL: 0, gas: 'saturated', wineTemperatureC: 20, alcoholPercentVol: 11 },
    ['Carbon dioxide', 1.483, 0.001, 'g/L'],
    ['The same in a beer, by brewers’ formula', 0.8615, 0.0005, 'volumes'],
  ],
  // 1000 × 0.006 / (7.75 + 3.75 × 0.006) = 0.772% vol, and 16.83 g/L for each.
  [
    { sugar: 'gravity', gravityNow: 1.001, gravityDry: 0.995 },
    ['Sugar left to ferment', 16.83 * 0.772, 0.01, 'g/L'],
  ],
];
