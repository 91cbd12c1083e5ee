import { gramsPer, litresPer } from '../units.ts';

/** g/L in one of each unit of dose; exact. ppm is mg of product per liter, not of its active part. */
export const gramsPerLiterPer = {
  gPerL: 1,
  mgPerL: 0.001,
  gPerHl: 0.01,
  percentWeightPerVolume: 10,
  lbPer1000UsGal: gramsPer.lb / (1000 * litresPer.usGal),
  gPerUsGal: 1 / litresPer.usGal,
  mgPerUsGal: 0.001 / litresPer.usGal,
  ozPerUsGal: gramsPer.oz / litresPer.usGal,
  lbPerUsGal: gramsPer.lb / litresPer.usGal,
  gPer750Ml: 1 / 0.75,
  mgPer750Ml: 0.001 / 0.75,
  gPer100Ml: 10,
  gPerBarrel225L: 1 / 225,
} as const;
export type DoseUnit = keyof typeof gramsPerLiterPer;
