import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { ranges } from '../range.ts';

/**
 * Assimilable nitrogen by formol titration: `mg N/L = 14.007 N mL (diluted / juice) 1000 / aliquot`. Without a dilution
 * the aliquot is the juice. Some proline is counted too. Formaldehyde is toxic: gloves and hood.
 *
 * @example formolNitrogen({ titrantMl: 1, titrantMolPerL: 0.05, juiceMl: 10, dilutedToMl: 25, aliquotMl: 10 }).value // 175.1
 * @source vt-formol, laffort-formol, stoichiometry
 */
export const formolNitrogen = defineFormula<{
  readonly titrantMl: number;
  readonly titrantMolPerL: number;
  readonly juiceMl: number;
  readonly dilutedToMl?: number;
  readonly aliquotMl?: number;
}>({
  source: ['vt-formol', 'laffort-formol', 'stoichiometry'],
  range: {
    titrantMl: ranges.titrantMl,
    titrantMolPerL: ranges.normality,
    juiceMl: ranges.sampleMl,
    dilutedToMl: ranges.sampleMl,
    aliquotMl: ranges.sampleMl,
  },
  tolerance: '± 10 %: proline and the endpoint.',
  value: ({ titrantMl, titrantMolPerL, juiceMl, dilutedToMl = juiceMl, aliquotMl = dilutedToMl }) =>
    dilutedToMl < juiceMl || aliquotMl > dilutedToMl
      ? outOfRange(Number.NaN, 'The diluted volume cannot be smaller than the juice or the aliquot.')
      : (molarMass.nitrogen * titrantMolPerL * titrantMl * (dilutedToMl / juiceMl) * 1000) / aliquotMl,
});
