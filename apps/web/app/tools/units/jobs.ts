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
  // Exact definitions: a US ton is 907.18474 kg.
  [
    { quantity: 'mass', massUnit: 'usTon', mass: 1 },
    ['The same in other units', 2000, 0, 'lb'],
    ['kg', 907.18474, 0.05, ''],
  ],
  // Exact definitions: an acre is 0.40468564 ha and 43,560 square feet.
  [
    { quantity: 'area', areaUnit: 'acre', area: 1 },
    ['The same in other units', 0.40468564, 0.00005, 'ha'],
    ['ft²', 43560, 0.5, ''],
  ],
  // NIST SP 811: 1 psi is 6894.757 Pa, so that 6 bar are 87.02 psi; an atmosphere is 760 mmHg.
  [
    { quantity: 'pressure', pressureUnit: 'bar', pressure: 6 },
    ['The same in other units', 600000 / 6894.757, 0.005, 'psi'],
  ],
  [{ quantity: 'pressure', pressureUnit: 'atm', pressure: 1 }, ['mmHg', 760, 0.05, '']],
  // Exact definitions: a mile has 5,280 feet of 0.3048 m.
  [{ quantity: 'length', lengthUnit: 'mile', length: 1 }, ['m', 1609.344, 0.5, '']],
  // Oechsle: SG 1.0942 is 94.2 °Oe.
  [
    { gravityScale: 'specificGravity', specificGravity: 1.0942 },
    ['Oechsle', 94.2, 0.05, '°Oe'],
    ['Brix', 22.5, 0.01, '°Bx'],
  ],
];
