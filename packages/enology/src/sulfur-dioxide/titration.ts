import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';

/** One equivalent of iodine, or of the sulfuric acid that peroxide makes, is half a mole of SO2. */
const gramsPerEquivalent = molarMass.sulfurDioxide / 2;

/**
 * SO2 from a titration, aeration-oxidation (base) or Ripper (iodine): `mg/L = (mL - blank) N 32,030 / sample`. Ripper
 * reads high in red wine, and both count some SO2 that anthocyanins hold.
 *
 * @example so2FromTitration({ titrantMl: 1, titrantMolPerL: 0.01, sampleMl: 20 }).value // 16.0
 * @source grapevine-ao, monash-titration, stoichiometry
 */
export const so2FromTitration = defineFormula<{
  readonly titrantMl: number;
  readonly titrantMolPerL: number;
  readonly sampleMl: number;
  readonly blankMl?: number;
}>({
  source: ['grapevine-ao', 'monash-titration', 'stoichiometry'],
  range: {
    titrantMl: ranges.titrantMl,
    titrantMolPerL: ranges.normality,
    sampleMl: ranges.sampleMl,
    blankMl: between('Blank', 0, 1000, 'mL'),
  },
  tolerance: 'As the burette: a drop of 0.05 mL is 0.8 mg/L (20 mL sample, 0.01 N).',
  value: ({ titrantMl, titrantMolPerL, sampleMl, blankMl = 0 }) =>
    blankMl > titrantMl
      ? outOfRange(Number.NaN, 'The blank is larger than the titration.')
      : ((titrantMl - blankMl) * titrantMolPerL * 1000 * gramsPerEquivalent) / sampleMl,
});
