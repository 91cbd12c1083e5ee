import { solve } from '../numerics/root.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { oimlA, oimlB, oimlC } from './oiml-r22-coefficients.ts';

const lowestTemperatureC = -20;
const highestTemperatureC = 40;

const [waterAt20 = Number.NaN, ...mixture] = oimlA;
const mixtureSlope = mixture.map((coefficient, index) => coefficient * (index + 1));

/** Σ c₁x + c₂x² + … by Horner's rule; a plain loop, since each solution calls it a dozen times. */
function seriesFromFirstPower(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let index = coefficients.length - 1; index >= 0; index -= 1) {
    sum = (sum + (coefficients[index] ?? 0)) * x;
  }
  return sum;
}

/** ρ(p, t), kg/m³: the polynomial without range checks. */
export function oimlDensity(massFraction: number, temperatureC: number): number {
  const dt = temperatureC - 20;
  let density = waterAt20 + seriesFromFirstPower(mixture, massFraction) + seriesFromFirstPower(oimlB, dt);
  if (dt === 0) return density;
  let power = 1;
  for (const row of oimlC) {
    power *= dt;
    density += seriesFromFirstPower(row, massFraction) * power;
  }
  return density;
}

/** ∂ρ/∂p at 20 °C, kg/m³. */
export function oimlDensitySlopeAt20(massFraction: number): number {
  const [constant = Number.NaN, ...rest] = mixtureSlope;
  return constant + seriesFromFirstPower(rest, massFraction);
}

export const ethanolDensityAt20 = oimlDensity(1, 20);

function rangeNote(temperatureC: number): string | undefined {
  if (temperatureC < lowestTemperatureC || temperatureC > highestTemperatureC) {
    return 'OIML R 22 covers −20 to 40 °C.';
  }
  return undefined;
}

/**
 * Density of an ethanol-water mixture.
 *
 * `ρ(p,t) = A₁ + Σ_{k=2..12} A_k p^{k-1} + Σ_{k=1..6} B_k (t-20)^k + Σ_i Σ_k C_{i,k} p^k (t-20)^i`, kg/m³,
 * p = mass fraction 0 to 1, t = -20 to 40 °C (above the mixture's freezing point). Reproduces the tables of
 * R 22 to their last digit (0.005 kg/m³). Outside: no value.
 *
 * @example densityFromMassFraction({ massFraction: 0.5, temperatureC: 20 }).value // 913.77
 * @source oiml-r22
 */
export function densityFromMassFraction(input: {
  readonly massFraction: number;
  readonly temperatureC: number;
}): Outcome {
  const { massFraction, temperatureC } = input;
  if (!allFinite(massFraction, temperatureC)) return notANumber;
  const note = rangeNote(temperatureC);
  if (note) return outOfRange(Number.NaN, note);
  if (massFraction < 0 || massFraction > 1)
    return outOfRange(Number.NaN, 'A mass fraction lies between 0 and 1.');
  return inRange(oimlDensity(massFraction, temperatureC));
}

/**
 * Mass fraction of ethanol in an ethanol-water mixture of a given density: the one root of ρ(p,t) = ρ
 * (ρ falls strictly with p from -20 to 40 °C). Outside the densities of water and ethanol: no value.
 *
 * @example massFractionFromDensity({ densityKgPerM3: 900, temperatureC: 20 }).value // 0.5612
 * @source oiml-r22
 */
export function massFractionFromDensity(input: {
  readonly densityKgPerM3: number;
  readonly temperatureC: number;
}): Outcome {
  const { densityKgPerM3, temperatureC } = input;
  if (!allFinite(densityKgPerM3, temperatureC)) return notANumber;
  const note = rangeNote(temperatureC);
  if (note) return outOfRange(Number.NaN, note);
  const massFraction = solve({
    of: (p) => oimlDensity(p, temperatureC),
    target: densityKgPerM3,
    low: 0,
    high: 1,
  });
  return Number.isFinite(massFraction)
    ? inRange(massFraction)
    : outOfRange(Number.NaN, 'No mixture of ethanol and water has this density at this temperature.');
}

/**
 * Alcoholic strength by volume from the mass fraction: `q = 100 p ρ(p,t₀) / ρ(1,t₀)`, % vol at the
 * reference temperature t₀ = 20 °C (OIML, EU) or 15.56 °C (60 °F, US).
 *
 * @example alcoholFromMassFraction({ massFraction: 0.1 }).value // 12.44
 * @source oiml-r22
 */
export function alcoholFromMassFraction(input: {
  readonly massFraction: number;
  readonly referenceTemperatureC?: number;
}): Outcome {
  const { massFraction, referenceTemperatureC = 20 } = input;
  const density = densityFromMassFraction({ massFraction, temperatureC: referenceTemperatureC });
  if (!density.inRange) return density;
  return inRange((100 * massFraction * density.value) / oimlDensity(1, referenceTemperatureC));
}

/**
 * Mass fraction from the alcoholic strength by volume at the reference temperature: the inverse of
 * {@link alcoholFromMassFraction}. Valid 0 to 100 % vol. Outside: no value.
 *
 * @example massFractionFromAlcohol({ alcoholPercentVol: 50 }).value // 0.4243
 * @source oiml-r22
 */
export function massFractionFromAlcohol(input: {
  readonly alcoholPercentVol: number;
  readonly referenceTemperatureC?: number;
}): Outcome {
  const { alcoholPercentVol, referenceTemperatureC = 20 } = input;
  if (!allFinite(alcoholPercentVol, referenceTemperatureC)) return notANumber;
  const note = rangeNote(referenceTemperatureC);
  if (note) return outOfRange(Number.NaN, note);
  const pureEthanol = oimlDensity(1, referenceTemperatureC);
  const massFraction = solve({
    of: (p) => (100 * p * oimlDensity(p, referenceTemperatureC)) / pureEthanol,
    target: alcoholPercentVol,
    low: 0,
    high: 1,
  });
  return Number.isFinite(massFraction)
    ? inRange(massFraction)
    : outOfRange(Number.NaN, 'A strength by volume lies between 0 and 100%.');
}
