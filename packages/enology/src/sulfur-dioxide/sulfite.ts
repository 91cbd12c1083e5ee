import { molarMass } from '../chemistry/molar-mass.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** Mass of SO2 in the pure salt. */
export const so2FractionBySalt = {
  K2S2O5: (2 * molarMass.sulfurDioxide) / molarMass.potassiumMetabisulfite,
  Na2S2O5: (2 * molarMass.sulfurDioxide) / molarMass.sodiumMetabisulfite,
  KHSO3: molarMass.sulfurDioxide / molarMass.potassiumBisulfite,
  NaHSO3: molarMass.sulfurDioxide / molarMass.sodiumBisulfite,
} as const;

const percentOf = (fraction: number) => Number((100 * fraction).toFixed(1));

/** SO2 in the pure salts, %, rounded to a tenth as in texts and input fields. */
export const pureSo2Percent = {
  KMBS: percentOf(so2FractionBySalt.K2S2O5),
  SMBS: percentOf(so2FractionBySalt.Na2S2O5),
} as const;

/** Default strengths of a plan; 52 % for the sodium salt has no source (it is 67.4 % pure). */
export const prefilledSo2Percent = { KMBS: 57, SMBS: 52 } as const;
export const prefilledSo2Fraction = {
  KMBS: prefilledSo2Percent.KMBS / 100,
  SMBS: prefilledSo2Percent.SMBS / 100,
} as const;

/**
 * Sulfite to add: `g = max(0, needed - present) / fraction × L / 1000`. Valid for a fraction above 0 and up to 1,
 * volumes and concentrations from 0. Outside: no value.
 *
 * @example sulfiteToAdd({ neededMgPerL: 31.85, presentMgPerL: 10, volumeL: 100, so2Fraction: 0.57 }).value // 3.83
 * @source stoichiometry
 */
export function sulfiteToAdd(input: {
  readonly neededMgPerL: number;
  readonly presentMgPerL: number;
  readonly volumeL: number;
  readonly so2Fraction: number;
}): Outcome {
  const { neededMgPerL, presentMgPerL, volumeL, so2Fraction } = input;
  if (!allFinite(neededMgPerL, presentMgPerL, volumeL, so2Fraction)) return notANumber;
  if (so2Fraction <= 0 || so2Fraction > 1) {
    return outOfRange(Number.NaN, 'A product holds over 0% and up to 100% SO₂.');
  }
  if (neededMgPerL < 0 || presentMgPerL < 0 || volumeL < 0) {
    return outOfRange(Number.NaN, 'Concentrations and volumes cannot be negative.');
  }
  return inRange(((Math.max(0, neededMgPerL - presentMgPerL) / so2Fraction) * volumeL) / 1000);
}
