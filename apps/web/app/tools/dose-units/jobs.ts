import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Bench trials handout: 25 lb/1000 gal in g/L.
  [{ dose: 25, from: 'lbPer1000UsGal', to: 'gPerL' }, ['In g/L', 3, 0.05, 'g/L']],
  // Bench trials handout: 1 lb/1000 gal in g per gallon, g/L, and g per bottle.
  [
    { dose: 1, from: 'lbPer1000UsGal', to: 'gPerUsGal' },
    ['In g/gal', 0.45, 0.005, 'g/gal'],
    ['In g/L', 0.12, 0.0005, 'g/L'],
    ['In g per 750 mL', 0.09, 0.0005, 'g per 750 mL'],
  ],
  // A supplier’s 2 lb/1000 gal is 23.97 g/hL.
  [{ dose: 2, from: 'lbPer1000UsGal', to: 'gPerHl' }, ['In g/hL', 23.97, 0.005, 'g/hL']],
  // 1% w/v is 10 g/L, 7.5 g in a bottle of 750 mL.
  [
    { dose: 1, from: 'percentWeightPerVolume', to: 'gPer750Ml' },
    ['In g per 750 mL', 7.5, 0.005, 'g per 750 mL'],
  ],
];
