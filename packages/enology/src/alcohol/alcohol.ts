import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { gravityNote } from './duncan-acton.ts';

const percentVolPerGravity = 131.25;
const referenceTemperatureC = 20;

/**
 * The simple temperature correction, added to a reading of specific gravity:
 * `1.4525e-4 (T - 20)² - 6.6927e-6 (T - 20)`, T in °C, zero at 20 °C. It overcorrects: at 10 °C it adds 0.0146
 * where the physics (see hydrometer.ts) takes 0.002 off. Two readings at one temperature cancel it out.
 *
 * @example simpleGravityCorrection({ temperatureC: 30 }).value // 0.014458
 * @source house-formula
 */
export function simpleGravityCorrection({ temperatureC }: { readonly temperatureC: number }): Outcome {
  if (!allFinite(temperatureC)) return notANumber;
  const dt = temperatureC - referenceTemperatureC;
  const correction = 1.4525e-4 * dt ** 2 - 6.6927e-6 * dt;
  return temperatureC < 0 || temperatureC > 40
    ? outOfRange(correction, 'The correction is for 0 to 40 °C.')
    : inRange(correction);
}

/**
 * Alcohol from two gravities by the home rule: `% vol = (OG - FG) × 131.25`, each reading first corrected by
 * {@link simpleGravityCorrection} if its temperature is given. About 0.4 % vol low for a dry wine.
 * Valid OG 1.000 to 1.200, FG 0.900 to OG; outside the formula is followed and flagged.
 *
 * @example simpleAlcohol({ initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 }).value // 13.91
 * @source house-formula
 */
export function simpleAlcohol(input: {
  readonly initialSpecificGravity: number;
  readonly finalSpecificGravity: number;
  readonly initialTemperatureC?: number;
  readonly finalTemperatureC?: number;
}): Outcome {
  const { initialTemperatureC = referenceTemperatureC, finalTemperatureC = referenceTemperatureC } = input;
  const initialCorrection = simpleGravityCorrection({ temperatureC: initialTemperatureC });
  const finalCorrection = simpleGravityCorrection({ temperatureC: finalTemperatureC });
  const initial = input.initialSpecificGravity + initialCorrection.value;
  const final = input.finalSpecificGravity + finalCorrection.value;
  if (!allFinite(initial, final)) return notANumber;
  const alcohol = (initial - final) * percentVolPerGravity;
  const temperatureNote = initialCorrection.note ?? finalCorrection.note;
  if (temperatureNote) return outOfRange(alcohol, temperatureNote);
  const note = gravityNote(input.initialSpecificGravity, input.finalSpecificGravity);
  return note ? outOfRange(alcohol, note) : inRange(alcohol);
}
