import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // winemakeri.com: spirit of 40 and wine of 15 for 20% vol take 5 parts of spirit.
  [
    { mode: 'target', property: 'alcohol', alcohol1: 15, alcohol2: 24, target: 20 },
    ['Parts of A in the square', 4, 0.005, ''],
    ['Parts of B in the square', 5, 0.005, ''],
  ],
  // Arithmetic: 100 L of 12 and 50 L of 15% vol make 150 L of 13.
  [
    { volume1: 100, alcohol1: 12, volume2: 50, alcohol2: 15 },
    ['Alcohol of the blend', 13, 0.005, '% vol'],
    ['Volume of the blend', 150, 0.5, 'L'],
    ['Share of lot A', 66.7, 0.05, '%'],
  ],
  // Arithmetic: 13% vol of 12 and 15 takes two parts to one, so 50 L to 100 L.
  [
    { mode: 'target', volume1: 100, alcohol1: 12, alcohol2: 15, target: 13 },
    ['Lot A', 66.7, 0.05, '%'],
    ['Lot B to add to all of lot A', 50, 0.05, 'L'],
  ],
  // qammunity.org: 5,000 quarts of 12% from 15 and 11 are 1,250 and 3,750.
  [
    {
      mode: 'target',
      amount: 'final',
      finalVolume: 5000,
      alcohol1: 15,
      alcohol2: 11,
      target: 12,
    },
    ['Lot A to use', 1250, 0.05, 'L'],
    ['Lot B to use', 3750, 0.05, 'L'],
  ],
  // Arithmetic: TA of three lots, (600 × 7 + 300 × 5.5 + 100 × 9) / 1000 = 6.75.
  [
    { property: 'ta', lots: '3', volume1: 600, ta1: 7, volume2: 300, ta2: 5.5, volume3: 100, ta3: 9 },
    ['TA of the blend', 6.75, 0.005, 'g/L'],
  ],
  // Mass, not volume: 77 L of 12 °Bx and 23 L of 30 °Bx: (77 × 1.0471 × 12 + 23 × 1.1287 × 30) / (77 × 1.0471 +
  // 23 × 1.1287).
  [
    { property: 'brix', volume1: 77, brix1: 12, volume2: 23, brix2: 30 },
    ['Brix of the blend', 16.3837, 0.02, '°Bx'],
  ],
  // Volatile acidity: 900 L of 0.40 with 100 L of 1.40 is 0.50 g/L.
  [
    { property: 'va', volume1: 900, va1: 0.4, volume2: 100, va2: 1.4 },
    ['Volatile acidity of the blend', 0.5, 0.005, 'g/L'],
  ],
];
