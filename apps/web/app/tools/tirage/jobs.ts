import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'The reference: 24 g/L make about 12 g/L of gas, 5 bar at 10 °C and 7.5 at 20 °C',
    given: {
      overpressureBar: 4.94,
      at: '10',
      alcoholPercentVol: 12,
      residualGPerL: 0,
      carbonDioxideGPerL: 0,
    },
    shows: [
      ['Sugar for the wine', 24, 0.3, 'kg'],
      ['Sugar per liter', 24, 0.3, 'g/L'],
      ['Carbon dioxide', 12, 0.5, 'g/L'],
      ['On the gauge at 20 °C', 7.5, 0.3, 'bar'],
      ['By the rule of 4 g/L per atmosphere', 6, 0.1, 'atm'],
    ],
  },
  {
    job: 'Regulation 2676/90: 1.951e-5 × 601 325 Pa × 0.75 = 8.80 g/L for 5 bar at 20 °C and 11% vol',
    given: { overpressureBar: 5, at: '20', alcoholPercentVol: 11, residualGPerL: 0, carbonDioxideGPerL: 0 },
    shows: [
      ['Carbon dioxide', 8.8, 0.005, 'g/L'],
      ['Sugar for the wine', 8.799 / 0.5143, 0.05, 'kg'],
      ['Sugar per liter', 8.799 / 0.5143, 0.05, 'g/L'],
    ],
  },
  {
    job: 'Regulation 2676/90: 6 bar on the gauge at 20 °C and 11.5% vol is 7.01325 × 1.951 × 0.745 / 0.5143 g/L, in 225 L',
    given: {
      volumeL: 225,
      overpressureBar: 6,
      at: '20',
      alcoholPercentVol: 11.5,
      residualGPerL: 0,
      carbonDioxideGPerL: 0,
    },
    shows: [
      ['Sugar for the wine', 4.4596, 0.01, 'kg'],
      ['Sugar per liter', 19.8206, 0.05, 'g/L'],
    ],
  },
  {
    job: 'A pét-nat of 2.5 bar at 20 °C and 11% vol: 3.51325 × 1.46325 / 0.5143 g/L',
    given: { overpressureBar: 2.5, at: '20', alcoholPercentVol: 11, residualGPerL: 0, carbonDioxideGPerL: 0 },
    shows: [
      ['Sugar for the wine', 9.99565, 0.05, 'kg'],
      ['Sugar per liter', 9.99565, 0.05, 'g/L'],
    ],
  },
  {
    job: 'What the wine holds counts: 0.5143 g/L of gas are a gram of sugar less',
    given: {
      overpressureBar: 5,
      at: '20',
      alcoholPercentVol: 11,
      residualGPerL: 0,
      carbonDioxideGPerL: 0.5143,
    },
    shows: [
      ['Sugar for the wine', 16.1085, 0.05, 'kg'],
      ['Sugar per liter', 16.1085, 0.05, 'g/L'],
    ],
  },
];
