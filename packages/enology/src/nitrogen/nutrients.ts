import { molarMass } from '../chemistry/molar-mass.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** mg N per gram of product in the two simple plans: DAP 21 %, organic nutrient 10 %. */
export const prefilledNitrogenMgPerG = { dap: 210, organic: 100, third: 100 } as const;

/** Nitrogen in pure diammonium phosphate, (NH4)2HPO4, mg/g. */
export const dapNitrogenMgPerG = (1000 * 2 * molarMass.nitrogen) / molarMass.diammoniumPhosphate;

/** Nitrogen in Fermaid O, mg/g, from its maker's rate: 25 g/hL for 10 mg N/L. */
export const fermaidONitrogenMgPerG = 40;

/** Nitrogen in a gram of a product, g. */
export const nitrogenFraction = {
  dap: dapNitrogenMgPerG / 1000,
  fermaidO: fermaidONitrogenMgPerG / 1000,
} as const;

/** The shares of the nitrogen deficit that two products fill; DAP fills the rest. */
interface NutrientShares {
  readonly organic: number;
  readonly third: number;
}
const sharesOf = { dap: { organic: 0, third: 0 }, mix: { organic: 0.6, third: 0 } } as const;

export interface NutrientPlan {
  readonly organic: Outcome;
  readonly third: Outcome;
  readonly dap: Outcome;
}

/**
 * Grams of nutrient that close a nitrogen deficit. `dap` alone: `DAP = deficit / 210`. `mix`: 60 % of the
 * nitrogen organic and 40 % DAP, `organic = 0.6 deficit / 100`, `DAP = 0.4 deficit / 210`; or by shares of one's own,
 * with a third product. The strengths are those of the label, mg N per g. Valid for strengths above 0 and up to 1000 and a deficit from 0. Outside: no value.
 *
 * @example nutrientPlan({ deficitMgN: 8882.5, source: 'dap' }).dap.value // 42.30
 * @source house-formula
 */
export function nutrientPlan(input: {
  readonly deficitMgN: number;
  readonly source: 'dap' | 'mix' | NutrientShares;
  readonly dapNitrogenMgPerG?: number;
  readonly organicNitrogenMgPerG?: number;
  readonly thirdNitrogenMgPerG?: number;
}): NutrientPlan {
  const { deficitMgN, source } = input;
  const dapStrength = input.dapNitrogenMgPerG ?? prefilledNitrogenMgPerG.dap;
  const organicStrength = input.organicNitrogenMgPerG ?? prefilledNitrogenMgPerG.organic;
  const { organic, third } = typeof source === 'string' ? sharesOf[source] : source;
  return {
    organic: grams(organic * deficitMgN, organicStrength),
    third: grams(third * deficitMgN, input.thirdNitrogenMgPerG ?? prefilledNitrogenMgPerG.third),
    // Rounding can make the remainder of two shares negative.
    dap: grams(Math.max(0, 1 - organic - third) * deficitMgN, dapStrength),
  };
}

function grams(nitrogenMg: number, strengthMgPerG: number): Outcome {
  if (!allFinite(nitrogenMg, strengthMgPerG)) return notANumber;
  if (strengthMgPerG <= 0 || strengthMgPerG > 1000) {
    return outOfRange(Number.NaN, 'A product holds over 0% and up to 100% nitrogen.');
  }
  if (nitrogenMg < 0) return outOfRange(Number.NaN, 'A deficit cannot be negative.');
  return inRange(nitrogenMg / strengthMgPerG);
}

/**
 * Nitrogen that a dose of product brings: `mg N/L = g/hL × 10 × fraction`. Valid for a dose from 0 and a fraction
 * from 0 to 1. Outside: no value.
 *
 * @example nitrogenFromDose({ doseGPerHl: 10, nitrogenFraction: 0.212 }).value // 21.2
 * @source awri-dap
 */
export function nitrogenFromDose(input: {
  readonly doseGPerHl: number;
  readonly nitrogenFraction: number;
}): Outcome {
  const { doseGPerHl, nitrogenFraction } = input;
  if (!allFinite(doseGPerHl, nitrogenFraction)) return notANumber;
  if (doseGPerHl < 0 || nitrogenFraction < 0 || nitrogenFraction > 1) {
    return outOfRange(Number.NaN, 'A dose cannot be negative, and a product holds 0 to 100% nitrogen.');
  }
  return inRange(doseGPerHl * 10 * nitrogenFraction);
}
