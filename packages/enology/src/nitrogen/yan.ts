import { molarMass } from '../chemistry/molar-mass.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** Nitrogen per unit of what a laboratory reports as ammonia: NH3, the ion, or nitrogen. */
export const nitrogenPerAmmonia = {
  NH3: molarMass.nitrogen / molarMass.ammonia,
  NH4: molarMass.nitrogen / molarMass.ammonium,
  N: 1,
} as const;
export type AmmoniaReportedAs = keyof typeof nitrogenPerAmmonia;

/** The rounded factor of the simple formula, about 14/17. */
export const simpleNitrogenPerAmmonia = 0.8235;

function notNegative(...inputs: readonly number[]): string | undefined {
  return inputs.some((input) => input < 0) ? 'Amounts cannot be negative.' : undefined;
}

function fromAmounts(inputs: readonly number[], value: number): Outcome {
  if (!allFinite(...inputs)) return notANumber;
  const note = notNegative(...inputs);
  return note ? outOfRange(Number.NaN, note) : inRange(value);
}

/**
 * Yeast assimilable nitrogen by the simple formula: `YAN = FAN + 0.8235 × ammonia`, mg N/L, ammonia as NH3.
 * Valid from 0. Below: no value.
 *
 * @example simpleYan({ fanMgNPerL: 120, ammoniaMgPerL: 50 }).value // 161.175
 * @source house-formula
 */
export function simpleYan(input: { readonly fanMgNPerL: number; readonly ammoniaMgPerL: number }): Outcome {
  const { fanMgNPerL, ammoniaMgPerL } = input;
  return fromAmounts([fanMgNPerL, ammoniaMgPerL], fanMgNPerL + simpleNitrogenPerAmmonia * ammoniaMgPerL);
}

/**
 * Yeast assimilable nitrogen with the ammonia as the laboratory reports it: `YAN = FAN + f × ammonia`, mg N/L,
 * f = 0.8224 for NH3, 0.7765 for NH4+, 1 for nitrogen. Valid from 0. Below: no value.
 *
 * @example yan({ fanMgNPerL: 68, ammoniaMgPerL: 45, ammoniaReportedAs: 'N' }).value // 113
 * @source megazyme, gardner-yan
 */
export function yan(input: {
  readonly fanMgNPerL: number;
  readonly ammoniaMgPerL: number;
  readonly ammoniaReportedAs: AmmoniaReportedAs;
}): Outcome {
  const { fanMgNPerL, ammoniaMgPerL, ammoniaReportedAs } = input;
  const nitrogen = nitrogenPerAmmonia[ammoniaReportedAs] * ammoniaMgPerL;
  return fromAmounts([fanMgNPerL, ammoniaMgPerL], fanMgNPerL + nitrogen);
}

/**
 * Nitrogen missing in the whole volume: `max(0, target - present) × L`, mg N. Valid from 0. Below: no value.
 *
 * @example nitrogenDeficit({ targetMgNPerL: 250, presentMgNPerL: 161.175, volumeL: 100 }).value // 8882.5
 * @source house-formula
 */
export function nitrogenDeficit(input: {
  readonly targetMgNPerL: number;
  readonly presentMgNPerL: number;
  readonly volumeL: number;
}): Outcome {
  const { targetMgNPerL, presentMgNPerL, volumeL } = input;
  return fromAmounts(
    [targetMgNPerL, presentMgNPerL, volumeL],
    Math.max(0, targetMgNPerL - presentMgNPerL) * volumeL,
  );
}
