import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** Density of water at 20 °C as the regulation rounds it, g/mL. */
const waterDensityAt20GPerMl = 0.998203;

/**
 * Density of a wine at 20 °C from its density at t and the correction c of Table II of Regulation 2676/90:
 * `ρ20 = ρt - c/1000` below 20 °C, `ρ20 = ρt + c/1000` above. Valid 10 to 30 °C, as the table. Outside: no value.
 *
 * @example wineDensityAt20({ densityGPerMl: 0.99788, temperatureC: 17.8, correction: 0.54 }).value // 0.99734
 * @source eec-2676-90
 */
export function wineDensityAt20(input: {
  readonly densityGPerMl: number;
  readonly temperatureC: number;
  readonly correction: number;
}): Outcome {
  const { densityGPerMl, temperatureC, correction } = input;
  if (!allFinite(densityGPerMl, temperatureC, correction)) return notANumber;
  if (temperatureC < 10 || temperatureC > 30) {
    return outOfRange(Number.NaN, 'The regulation tabulates the correction from 10 to 30 °C.');
  }
  const sign = temperatureC < 20 ? -1 : 1;
  return inRange(densityGPerMl + (sign * correction) / 1000);
}

/**
 * Relative density 20/20 °C of a wine: `ρ20 / 0.998203`.
 *
 * @example wineRelativeDensity({ densityAt20GPerMl: 0.99734 }).value // 0.9991
 * @source eec-2676-90
 */
export function wineRelativeDensity(input: { readonly densityAt20GPerMl: number }): Outcome {
  if (!allFinite(input.densityAt20GPerMl)) return notANumber;
  return inRange(input.densityAt20GPerMl / waterDensityAt20GPerMl);
}
