import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { above, between, ranges } from '../range.ts';

/** Grams of copper in a gram of salt. Use the blue salt unless the packet says "anhydrous". */
export const copperFraction = {
  pentahydrate: molarMass.copper / molarMass.copperSulfatePentahydrate,
  anhydrous: molarMass.copper / molarMass.copperSulfate,
} as const;
export type CopperSalt = keyof typeof copperFraction;

/** No trial should call for more in one addition. */
const copperMgPerL = between('Copper', 0, 10, 'mg/L');
const solutionPercent = above('Strength of the solution', 0, 20, '% w/v');

/**
 * Copper sulfate for a rise in copper: `g = mg Cu/L × V / 254.5` (CuSO4·5H2O). 1 mg/L of copper is 3.93 mg/L of the
 * salt. Refused above 10 mg/L of copper.
 *
 * @example copperSulfateToAdd({ copperMgPerL: 0.5, volumeL: 1000 }).value // 1.96
 * @source winecalc, iowa-h2s, stoichiometry
 */
export const copperSulfateToAdd = defineFormula<{
  readonly copperMgPerL: number;
  readonly volumeL: number;
  readonly salt?: CopperSalt;
}>({
  source: ['winecalc', 'iowa-h2s', 'stoichiometry'],
  range: { copperMgPerL, volumeL: ranges.volumeL },
  tolerance: 'Exact.',
  value: ({ copperMgPerL: copper, volumeL, salt = 'pentahydrate' }) =>
    (copper * volumeL) / copperFraction[salt] / 1000,
});

/**
 * Solution of copper sulfate for a rise in copper: `mL = salt mg / (10 × %)`.
 *
 * @example copperSolutionToAdd({ copperMgPerL: 0.1, volumeL: 3.7854, solutionPercent: 1 }).value // 0.149
 * @source iowa-h2s, bench-trials-handout
 */
export const copperSolutionToAdd = defineFormula<{
  readonly copperMgPerL: number;
  readonly volumeL: number;
  readonly solutionPercent: number;
}>({
  source: ['iowa-h2s', 'bench-trials-handout'],
  range: { copperMgPerL, volumeL: ranges.volumeL, solutionPercent },
  tolerance: 'Exact; the added volume is not counted.',
  value: ({ copperMgPerL: copper, volumeL, solutionPercent: percent }) =>
    (copper * volumeL) / copperFraction.pentahydrate / (10 * percent),
});

/**
 * Rise in copper from a solution: `mg/L = 10 × % × mL × 0.2545 / L`. The inverse of {@link copperSolutionToAdd}.
 *
 * @example copperOfSolution({ solutionMl: 0.1487, volumeL: 3.7854, solutionPercent: 1 }).value // 0.1000
 * @source iowa-h2s
 */
export const copperOfSolution = defineFormula<{
  readonly solutionMl: number;
  readonly volumeL: number;
  readonly solutionPercent: number;
}>({
  source: ['iowa-h2s'],
  range: {
    solutionMl: between('Solution', 0, 1_000_000, 'mL'),
    volumeL: ranges.positiveVolumeL,
    solutionPercent,
  },
  tolerance: 'Exact; the added volume is not counted.',
  value: ({ solutionMl, volumeL, solutionPercent: percent }) =>
    (10 * percent * solutionMl * copperFraction.pentahydrate) / volumeL,
});
