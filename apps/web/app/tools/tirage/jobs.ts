import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // The reference: 24 g/L make about 12 g/L of gas, 5 bar at 10 °C and 7.5 at 20 °C.
  [
    { overpressureBar: 4.94, at: '10', alcoholPercentVol: 12, residualGPerL: 0, carbonDioxideGPerL: 0 },
    ['Sugar for the wine', 24, 0.3, 'kg'],
    ['Sugar per liter', 24, 0.3, 'g/L'],
    ['Carbon dioxide', 12, 0.5, 'g/L'],
    ['On the gauge at 20 °C', 7.5, 0.3, 'bar'],
    ['By the rule of 4 g/L per atmosphere', 6, 0.1, 'atm'],
  ],
  // Regulation 2676/90: 1.951e-5 × 601 325 Pa × 0.75 = 8.80 g/L for 5 bar at 20 °C and 11% vol.
  [
    { overpressureBar: 5, at: '20', alcoholPercentVol: 11, residualGPerL: 0, carbonDioxideGPerL: 0 },
    ['Carbon dioxide', 8.8, 0.005, 'g/L'],
    ['Sugar for the wine', 8.799 / 0.5143, 0.05, 'kg'],
    ['Sugar per liter', 8.799 / 0.5143, 0.05, 'g/L'],
  ],
];
