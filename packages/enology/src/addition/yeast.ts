import { defineFormula } from '../formula.ts';
import { between, ranges } from '../range.ts';

/** Scott Laboratories' protocol; only for Saccharomyces, and not for products with their own instructions. */
export const rehydration = {
  rateGPerHl: 25,
  rateAbove25BrixGPerHl: 30,
  nutrientPerYeast: 1.25,
  waterPerNutrient: 20,
  waterPerYeastAlone: 10,
  startWithNutrientC: 43,
  startAloneC: 40,
  stepC: 10,
  mostMinutesInWater: 30,
} as const;

/**
 * Dry yeast for a must: `g = g/hL × V / 100`.
 *
 * @example yeastToPitch({ rateGPerHl: 25, volumeL: 1000 }).value // 250
 * @source scott-rehydration
 */
export const yeastToPitch = defineFormula<{ readonly rateGPerHl: number; readonly volumeL: number }>({
  source: ['scott-rehydration'],
  range: { rateGPerHl: between('Rate', 0, 200, 'g/hL'), volumeL: ranges.volumeL },
  tolerance: 'Exact.',
  value: ({ rateGPerHl, volumeL }) => (rateGPerHl * volumeL) / 100,
});

/**
 * Rehydration nutrient: 1.25 g per g of yeast, unless another ratio is given.
 *
 * @example rehydrationNutrient({ yeastG: 36 }).value // 45
 * @source scott-rehydration, jm-rehydration
 */
export const rehydrationNutrient = defineFormula<{
  readonly yeastG: number;
  readonly nutrientPerYeast?: number;
}>({
  source: ['scott-rehydration', 'jm-rehydration'],
  range: { yeastG: ranges.massG, nutrientPerYeast: between('Nutrient per yeast', 0, 5) },
  tolerance: 'Exact.',
  value: ({ yeastG, nutrientPerYeast = rehydration.nutrientPerYeast }) => yeastG * nutrientPerYeast,
});

/**
 * Water for rehydration, mL: 20 mL per g of nutrient, or 10 mL per g of yeast when there is none (1 mL weighs 1 g).
 *
 * @example rehydrationWater({ nutrientG: 45 }).value // 900
 * @source scott-rehydration, jm-rehydration
 */
export const rehydrationWater = defineFormula<{
  readonly nutrientG?: number;
  readonly yeastG?: number;
  readonly waterPerNutrient?: number;
}>({
  source: ['scott-rehydration', 'jm-rehydration'],
  range: {
    nutrientG: ranges.massG,
    yeastG: ranges.massG,
    waterPerNutrient: between('Water per nutrient', 1, 100),
  },
  tolerance: 'Exact.',
  value: ({ nutrientG, yeastG = 0, waterPerNutrient = rehydration.waterPerNutrient }) =>
    nutrientG === undefined ? yeastG * rehydration.waterPerYeastAlone : nutrientG * waterPerNutrient,
});

/**
 * Tempering steps of 10 °C each, must into slurry, from 40 °C: `⌈(40 - T) / 10⌉`, none for a must at 40 °C.
 *
 * @example temperingSteps({ mustTemperatureC: 18 }).value // 3
 * @source scott-rehydration
 */
export const temperingSteps = defineFormula<{ readonly mustTemperatureC: number }>({
  source: ['scott-rehydration'],
  range: { mustTemperatureC: between('Temperature of the must', 0, 45, '°C') },
  tolerance: 'A whole number.',
  value: ({ mustTemperatureC }) =>
    Math.max(0, Math.ceil((rehydration.startAloneC - mustTemperatureC) / rehydration.stepC)),
});
