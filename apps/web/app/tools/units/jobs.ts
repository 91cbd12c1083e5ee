import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // USDA 135-A-50: 22.5 °Bx is SG 1.0942.
  [{ brix: 22.5 }, ['Specific gravity', 1.0942, 0.00005, '20/20 °C'], ['Plato', 22.5, 0.005, '°P']],
  // Bench trials handout: 1 lb/1000 gal is 0.12 g/L.
  [{ quantity: 'dose', doseUnit: 'lbPer1000UsGal', dose: 1 }, ['g/L', 0.12, 0.005, '']],
  // Exact definitions: a US gallon is 3.785411784 L.
  [{ quantity: 'volume', volumeUnit: 'usGal', volume: 1 }, ['The same in other units', 3.78541, 5e-6, 'L']],
  // A case of 9 L is 9 / 3.785411784 = 2.3775 US gallons (27 CFR has 2.37753).
  [
    { quantity: 'volume', volumeUnit: 'case', volume: 1 },
    ['The same in other units', 2.37753, 0.0005, 'US gal'],
  ],
  // Oechsle: SG 1.0942 is 94.2 °Oe.
  [
    { gravityScale: 'specificGravity', specificGravity: 1.0942 },
    ['Oechsle', 94.2, 0.05, '°Oe'],
    ['Brix', 22.5, 0.01, '°Bx'],
  ],
];
