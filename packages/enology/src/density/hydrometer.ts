import { solve } from '../numerics/root.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { massFractionFromAlcohol, oimlDensity } from './oiml-r22.ts';
import { icumsaDensity, waterDensity } from './sucrose-density.ts';

const sodaLimeExpansionPerK = 25e-6;
const referenceTemperatureC = 20;

interface Reading {
  /** The reading as a density at the temperature for which the instrument is marked, kg/m³. */
  readonly markedKgPerM3: number;
  readonly temperatureC: number;
  readonly alcoholPercentVol: number;
  readonly calibrationTemperatureC: number;
}

/**
 * The density at any temperature of the liquid that a hydrometer was read in, kg/m³; or why there is none.
 *
 * At the temperature of the reading it is what the instrument says, `ρ_t = ρ_marked (1 - 25e-6 (t - t_cal))` (soda-lime
 * glass). The liquid is modeled as an ethanol-water mixture (OIML R 22) times the effect of dissolved extract (ICUMSA
 * sucrose over water): the extract w that gives ρ_t is found, and with it the density at other temperatures.
 */
function liquidOf(reading: Reading): ((temperatureC: number) => number) | Outcome {
  const { markedKgPerM3, temperatureC, alcoholPercentVol, calibrationTemperatureC } = reading;
  if (!allFinite(markedKgPerM3, temperatureC, alcoholPercentVol, calibrationTemperatureC)) return notANumber;
  if (temperatureC < 0 || temperatureC > 40)
    return outOfRange(Number.NaN, 'This scale is for readings at 0 to 40 °C.');
  if (alcoholPercentVol < 0 || alcoholPercentVol > 20) {
    return outOfRange(Number.NaN, 'This scale is for 0 to 20% vol.');
  }
  const massFraction = massFractionFromAlcohol({ alcoholPercentVol }).value;
  const density = markedKgPerM3 * (1 - sodaLimeExpansionPerK * (temperatureC - calibrationTemperatureC));
  const alcoholEffect = (t: number) => oimlDensity(massFraction, t) / waterDensity(t);
  const extract = solve({
    of: (w) => icumsaDensity(w, temperatureC),
    target: density / alcoholEffect(temperatureC),
    low: -0.2,
    high: 0.6,
  });
  if (Number.isNaN(extract)) return outOfRange(Number.NaN, 'No must or wine has this reading.');
  return (t) => icumsaDensity(extract, t) * alcoholEffect(t);
}

/** A value of the liquid, or why there is none. */
function ofLiquid(reading: Reading, value: (densityAt: (temperatureC: number) => number) => number): Outcome {
  const liquid = liquidOf(reading);
  return typeof liquid === 'function' ? inRange(value(liquid)) : liquid;
}

/** Inputs that all scales share. */
interface Circumstances {
  readonly temperatureC: number;
  /** Alcohol in the liquid; 0 for a must. */
  readonly alcoholPercentVol?: number;
  /** Temperature for which the instrument is marked; otherwise 20 °C. */
  readonly calibrationTemperatureC?: number;
}

const circumstancesOf = (input: Circumstances) => ({
  temperatureC: input.temperatureC,
  alcoholPercentVol: input.alcoholPercentVol ?? 0,
  calibrationTemperatureC: input.calibrationTemperatureC ?? referenceTemperatureC,
});

function gravityReading(input: Circumstances & { readonly specificGravityReading: number }): Reading {
  const circumstances = circumstancesOf(input);
  const markedKgPerM3 = input.specificGravityReading * waterDensity(circumstances.calibrationTemperatureC);
  return { ...circumstances, markedKgPerM3 };
}

/**
 * Specific gravity 20/20 °C from a hydrometer read at another temperature, for a liquid of sugar and alcohol.
 *
 * The liquid's density at t is what the instrument says, `ρ_t = r ρ_w(t_cal) (1 - 25e-6 (t - t_cal))` (soda-lime
 * glass), and its density at 20 °C follows from its alcohol (OIML R 22) and its extract (ICUMSA sucrose). With no alcohol
 * this is a must, with no extract a distillate. For musts it agrees with VinoCalc's published correction within 0.05 °Bx
 * from 10 to 30 °C. Valid 0 to 40 °C, 0 to 20 % vol. Outside: no value.
 *
 * @example specificGravityAt20({ specificGravityReading: 1.1, temperatureC: 30 }).value // 1.1033
 * @source icumsa, oiml-r22
 */
export function specificGravityAt20(
  input: Circumstances & { readonly specificGravityReading: number },
): Outcome {
  return ofLiquid(
    gravityReading(input),
    (densityAt) => densityAt(referenceTemperatureC) / waterDensity(referenceTemperatureC),
  );
}

/**
 * What a hydrometer for specific gravity would read at the temperature for which it is marked:
 * `ρ(t_cal) / ρ_w(t_cal)`, by the model of {@link specificGravityAt20}.
 *
 * @example specificGravityAtCalibration({ specificGravityReading: 1.1, temperatureC: 28.9, calibrationTemperatureC: 15.56 }).value // 1.1042
 * @source icumsa, oiml-r22
 */
export function specificGravityAtCalibration(
  input: Circumstances & { readonly specificGravityReading: number },
): Outcome {
  const reading = gravityReading(input);
  const { calibrationTemperatureC } = reading;
  return ofLiquid(
    reading,
    (densityAt) => densityAt(calibrationTemperatureC) / waterDensity(calibrationTemperatureC),
  );
}

/**
 * Density of a liquid at 20 °C, kg/m³, from a hydrometer marked in density, by the model of {@link specificGravityAt20}.
 *
 * @example densityAt20FromHydrometer({ readingKgPerM3: 1090, temperatureC: 30 }).value // 1093.2
 * @source icumsa, oiml-r22
 */
export function densityAt20FromHydrometer(
  input: Circumstances & { readonly readingKgPerM3: number },
): Outcome {
  const reading = { ...circumstancesOf(input), markedKgPerM3: input.readingKgPerM3 };
  return ofLiquid(reading, (densityAt) => densityAt(referenceTemperatureC));
}

/**
 * Apparent Brix at 20 °C from a hydrometer marked in °Bx, whose scale is that of sucrose at the temperature for which it
 * is marked, by the model of {@link specificGravityAt20}. Valid -5 to 50 °Bx.
 *
 * @example brixAt20FromHydrometer({ brixReading: 20, temperatureC: 30 }).value // 20.7
 * @source icumsa, oiml-r22
 */
export function brixAt20FromHydrometer(input: Circumstances & { readonly brixReading: number }): Outcome {
  const { brixReading } = input;
  if (brixReading < -5 || brixReading > 50) {
    return outOfRange(Number.NaN, 'A Brix hydrometer is read here from −5 to 50 °Bx.');
  }
  const circumstances = circumstancesOf(input);
  const markedKgPerM3 = icumsaDensity(brixReading / 100, circumstances.calibrationTemperatureC);
  const brixOf = (density: number) =>
    100 *
    solve({ of: (w) => icumsaDensity(w, referenceTemperatureC), target: density, low: -0.2, high: 0.6 });
  return ofLiquid({ ...circumstances, markedKgPerM3 }, (densityAt) =>
    brixOf(densityAt(referenceTemperatureC)),
  );
}
