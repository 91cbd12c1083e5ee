import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'USDA 135-A-50: 22.5 °Bx is SG 1.0942',
    given: { brix: 22.5 },
    shows: [
      ['Specific gravity', 1.0942, 0.00005, '20/20 °C'],
      ['Plato', 22.5, 0.005, '°P'],
    ],
  },
  {
    job: 'Bench trials handout: 1 lb/1000 gal is 0.12 g/L',
    given: { quantity: 'dose', doseUnit: 'lbPer1000UsGal', dose: 1 },
    shows: [['g/L', 0.12, 0.005, '']],
  },
  {
    job: 'A barrel of 225 L is 225 / 3.785411784 = 59.44 US gallons',
    given: { quantity: 'volume' },
    shows: [['The same in other units', 59.4387, 0.00005, 'US gal']],
  },
];
