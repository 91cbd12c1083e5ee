import { solve } from '../numerics/root.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { massFractionFromAlcohol, oimlDensity } from './oiml-r22.ts';
import { icumsaDensity, waterDensity } from './sucrose-density.ts';

const sodaLimeExpansionPerK = 25e-6;
const referenceTemperatureC = 20;

/**
 * Specific gravity 20/20 °C from a hydrometer read at another temperature, for a liquid of sugar and alcohol.
 *
 * The liquid's density at t is what the instrument says, `ρ_t = r ρ_w(t_cal) (1 - 25e-6 (t - t_cal))` (soda-lime
 * glass). The liquid is modeled as an ethanol-water mixture (OIML R 22) times the effect of dissolved extract
 * (ICUMSA sucrose over water): the extract w that gives ρ_t is found, and the same liquid's density at 20 °C
 * follows. With no alcohol this is a must, with no extract a distillate. For musts it agrees with VinoCalc's
 * published correction within 0.05 °Bx from 10 to 30 °C. Valid 0 to 40 °C, 0 to 20 % vol. Outside: no value.
 *
 * @example specificGravityAt20({ specificGravityReading: 1.1, temperatureC: 30 }).value // 1.1033
 * @source icumsa, oiml-r22
 */
export function specificGravityAt20(input: {
  readonly specificGravityReading: number;
  readonly temperatureC: number;
  /** Alcohol in the liquid; 0 for a must. */
  readonly alcoholPercentVol?: number;
  /** The temperature the instrument is calibrated for. */
  readonly calibrationTemperatureC?: number;
}): Outcome {
  const { specificGravityReading, temperatureC, alcoholPercentVol = 0 } = input;
  const { calibrationTemperatureC = referenceTemperatureC } = input;
  if (!allFinite(specificGravityReading, temperatureC, alcoholPercentVol, calibrationTemperatureC)) {
    return notANumber;
  }
  if (temperatureC < 0 || temperatureC > 40)
    return outOfRange(Number.NaN, 'This scale is for readings at 0 to 40 °C.');
  if (alcoholPercentVol < 0 || alcoholPercentVol > 20) {
    return outOfRange(Number.NaN, 'This scale is for 0 to 20% vol.');
  }
  const massFraction = massFractionFromAlcohol({ alcoholPercentVol }).value;
  const glass = 1 - sodaLimeExpansionPerK * (temperatureC - calibrationTemperatureC);
  const density = specificGravityReading * waterDensity(calibrationTemperatureC) * glass;
  const alcoholEffect = (t: number) => oimlDensity(massFraction, t) / waterDensity(t);
  const extract = solve({
    of: (w) => icumsaDensity(w, temperatureC),
    target: density / alcoholEffect(temperatureC),
    low: -0.2,
    high: 0.6,
  });
  if (Number.isNaN(extract)) return outOfRange(Number.NaN, 'No must or wine has this reading.');
  const densityAt20 = icumsaDensity(extract, referenceTemperatureC) * alcoholEffect(referenceTemperatureC);
  return inRange(densityAt20 / waterDensity(referenceTemperatureC));
}
