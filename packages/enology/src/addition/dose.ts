import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { type DoseUnit, gramsPerLiterPer } from './dose-unit.ts';

/**
 * A dose in another unit, by the exact definitions of the pound and the gallon.
 *
 * @example convertDose({ dose: 1, from: 'lbPer1000UsGal', to: 'gPerHl' }).value // 11.98
 * @source exact-units
 */
export const convertDose = defineFormula<{
  readonly dose: number;
  readonly from: DoseUnit;
  readonly to: DoseUnit;
}>({
  source: ['exact-units'],
  range: { dose: between('Dose', 0, 1e9) },
  tolerance: 'Exact.',
  value: ({ dose, from, to }) => (dose * gramsPerLiterPer[from]) / gramsPerLiterPer[to],
});

/**
 * Mass of a product for a dose: `g = g/L × V / strength`, the strength being the share of the active part, 0 to 1.
 *
 * @example massForDose({ doseGPerL: 0.05, volumeL: 100 }).value // 5
 * @source winecalc
 */
export const massForDose = defineFormula<{
  readonly doseGPerL: number;
  readonly volumeL: number;
  readonly strength?: number;
}>({
  source: ['winecalc'],
  range: { doseGPerL: ranges.doseGPerL, volumeL: ranges.volumeL, strength: ranges.fraction },
  tolerance: 'Exact.',
  value: ({ doseGPerL, volumeL, strength = 1 }) => (doseGPerL * volumeL) / strength,
});

/**
 * The dose that a weighed mass gives: `g/L = g × strength / V`. The inverse of {@link massForDose}.
 *
 * @example doseOfMass({ massG: 5, volumeL: 100 }).value // 0.05
 * @source winecalc
 */
export const doseOfMass = defineFormula<{
  readonly massG: number;
  readonly volumeL: number;
  readonly strength?: number;
}>({
  source: ['winecalc'],
  range: { massG: ranges.massG, volumeL: ranges.positiveVolumeL, strength: ranges.fraction },
  tolerance: 'Exact.',
  value: ({ massG, volumeL, strength = 1 }) => (massG * strength) / volumeL,
});

/** mg of DAP per mg of nitrogen, as AWRI's calculators round it; 4.715 by stoichiometry. */
export const dapPerNitrogen = 4.7;

/**
 * A mass as a balance shows it: to 0.1 g below 100 g, 1 g below 1 kg, 10 g above. Valid from 0 g.
 *
 * @example massOnBalance({ massG: 8.68 }).value // 8.7
 * @source house-formula
 */
export const massOnBalance = defineFormula<{ readonly massG: number; readonly divisionG?: number }>({
  source: ['house-formula'],
  range: { massG: ranges.massG, divisionG: above('Division of the balance', 0, 10_000, 'g') },
  tolerance: 'Half a division.',
  value: ({ massG, divisionG = massG < 100 ? 0.1 : massG < 1000 ? 1 : 10 }) => {
    const divisions = Math.round(massG / divisionG);
    // Ten divisions of 0.1 are 1, which ten times the binary 0.1 is not always.
    const rounded = divisionG < 1 ? divisions / Math.round(1 / divisionG) : divisions * divisionG;
    return Number.isFinite(rounded) ? rounded : outOfRange(Number.NaN, 'Too fine a division for this mass.');
  },
});
