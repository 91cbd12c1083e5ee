import { gramsPer, litersPer } from '../units.ts';

/** g/L in one of each unit of dose; exact. ppm is mg of product per liter, not of its active part. */
export const gramsPerLiterPer = {
  gPerL: 1,
  mgPerL: 0.001,
  gPerHl: 0.01,
  percentWeightPerVolume: 10,
  lbPer1000UsGal: gramsPer.lb / (1000 * litersPer.usGal),
  gPerUsGal: 1 / litersPer.usGal,
  mgPerUsGal: 0.001 / litersPer.usGal,
  ozPerUsGal: gramsPer.oz / litersPer.usGal,
  lbPerUsGal: gramsPer.lb / litersPer.usGal,
  gPer750Ml: 1 / 0.75,
  mgPer750Ml: 0.001 / 0.75,
  gPer100Ml: 10,
  gPerBarrel225L: 1 / 225,
} as const;
export type DoseUnit = keyof typeof gramsPerLiterPer;
