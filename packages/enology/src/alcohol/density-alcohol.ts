import {
  ethanolDensityAt20,
  massFractionFromAlcohol,
  oimlDensity,
  oimlDensitySlopeAt20,
} from '../density/oiml-r22.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** How much a dry wine's extract adds to its density, kg/m³; 0 for a distillate. */
export const dryWineExtractKgPerM3 = 5.4;
export const densityPerDegreeC = 0.0012;
export const highestAlcoholPercentVol = 20.01;

const highestMassFraction = massFractionFromAlcohol({ alcoholPercentVol: highestAlcoholPercentVol }).value;
const densityOfWater = oimlDensity(0, 20);
const densityAtHighest = oimlDensity(highestMassFraction, 20);

/** Newton's iteration on the 12 coefficients A of R 22, at most 20 rounds, until a step is below 1e-10. */
function massFractionAt20(densityKgPerM3: number): number {
  let p = 0.1;
  for (let round = 0; round < 20; round += 1) {
    const step = (oimlDensity(p, 20) - densityKgPerM3) / oimlDensitySlopeAt20(p);
    const next = Math.min(highestMassFraction, Math.max(0, p - step));
    if (Math.abs(next - p) < 1e-10) return next;
    p = next;
  }
  return p;
}

/**
 * Strength of a dry wine (or, with no extract, of a distillate) from its density:
 * `d20 = d + 0.0012 (T - 20) - 5.4`, then p from `ρ(p, 20) = d20` by Newton's iteration on the 12 coefficients
 * of OIML R 22, then `% vol = 100 p ρ(p,20) / ρ(1,20)`. Clamped to 0 and 20.01 % vol and then flagged.
 * For ethanol and water alone at 20 °C it reproduces R 22; the 0.0012 per °C is far too small away from 20 °C.
 *
 * @example simpleAlcoholFromDensity({ densityKgPerM3: 990, temperatureC: 20 }).value // 10.1
 * @source oiml-r22, house-formula
 */
export function simpleAlcoholFromDensity(input: {
  readonly densityKgPerM3: number;
  readonly temperatureC: number;
  readonly extractKgPerM3?: number;
}): Outcome {
  const { densityKgPerM3, temperatureC, extractKgPerM3 = dryWineExtractKgPerM3 } = input;
  if (!allFinite(densityKgPerM3, temperatureC, extractKgPerM3)) return notANumber;
  const corrected = densityKgPerM3 + densityPerDegreeC * (temperatureC - 20) - extractKgPerM3;
  if (corrected > densityOfWater) {
    return outOfRange(0, 'Even corrected, the liquid is denser than water, so the result stays at 0% vol.');
  }
  if (corrected < densityAtHighest) {
    return outOfRange(
      highestAlcoholPercentVol,
      'The liquid is less dense than at 20% vol, where this scale ends.',
    );
  }
  const p = massFractionAt20(corrected);
  return inRange((100 * p * oimlDensity(p, 20)) / ethanolDensityAt20);
}

/**
 * Density of a dry wine (or distillate) of a given strength: the exact inverse of
 * {@link simpleAlcoholFromDensity}, its corrections undone. Valid 0 to 20.01 % vol; outside: the nearest end.
 *
 * @example simpleDensityFromAlcohol({ alcoholPercentVol: 12, temperatureC: 20 }).value // 987.75
 * @source oiml-r22, house-formula
 */
export function simpleDensityFromAlcohol(input: {
  readonly alcoholPercentVol: number;
  readonly temperatureC: number;
  readonly extractKgPerM3?: number;
}): Outcome {
  const { alcoholPercentVol, temperatureC, extractKgPerM3 = dryWineExtractKgPerM3 } = input;
  if (!allFinite(alcoholPercentVol, temperatureC, extractKgPerM3)) return notANumber;
  const clamped = Math.min(highestAlcoholPercentVol, Math.max(0, alcoholPercentVol));
  const massFraction = massFractionFromAlcohol({ alcoholPercentVol: clamped }).value;
  const density = oimlDensity(massFraction, 20) + extractKgPerM3 - densityPerDegreeC * (temperatureC - 20);
  return clamped === alcoholPercentVol
    ? inRange(density)
    : outOfRange(density, 'This scale runs from 0 to 20.01% vol; the nearest end is shown.');
}
