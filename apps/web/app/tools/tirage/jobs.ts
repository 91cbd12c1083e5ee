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
  // A. Lea: 6 g/L in all, 2 g/L there: 4 g/L of gas from 8 g/L of sugar.
  [
    { wanted: 'gas', wantedCarbonDioxideGPerL: 6, carbonDioxideGPerL: 2, residualGPerL: 0 },
    ['Sugar per liter', 8, 0.5, 'g/L'],
  ],
  // 11 g/L of hexose make 11 × 88.02 / 180.16 = 5.374 g/L, 5.874 with 0.5: 1.951e-5 × 0.75 P is that at 401 440 Pa.
  [
    { overpressureBar: 2.75, at: '20', alcoholPercentVol: 11, residualGPerL: 11, carbonDioxideGPerL: 0.5 },
    ['Pressure without any added sugar', 4.0144 - 1.01325, 0.005, 'bar'],
    ['Carbon dioxide', 5.874, 0.005, 'g/L'],
  ],
  // Full at 20 °C: 1.951e-5 × 101 325 × 0.75 = 1.483 g/L, so that 8.799 − 1.483 are missing.
  [
    {
      overpressureBar: 5,
      at: '20',
      alcoholPercentVol: 11,
      residualGPerL: 0,
      gas: 'saturated',
      wineTemperatureC: 20,
    },
    ['Sugar per liter', (8.799 - 1.483) / 0.5143, 0.05, 'g/L'],
  ],
];
