import { interpolate } from '../numerics/linear-interpolation.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** OIV-MA-AS323-04C, Table I: rows 0, 5, 10, 15 % vol; columns 20, 25, 30, 35, 40 °C. */
const pKT: readonly (readonly number[])[] = [
  [1.798, 2.0, 2.219, 2.334, 2.493],
  [1.897, 2.098, 2.299, 2.397, 2.527],
  [1.997, 2.198, 2.394, 2.488, 2.606],
  [2.099, 2.301, 2.503, 2.607, 2.728],
];

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * Thermodynamic pK of sulfur dioxide by alcohol and temperature, from the OIV's table, linear between entries.
 * Valid 0 to 15 % vol and 20 to 40 °C, exact at the entries. Outside, the nearest end is given and flagged: the
 * table starts at 20 °C, and a cold cellar needs somewhat more free SO2 than it says.
 *
 * @example sulfurDioxidePKT({ alcoholPercentVol: 10, temperatureC: 20 }).value // 1.997
 * @source oiv-as323-04c
 */
export function sulfurDioxidePKT(input: {
  readonly alcoholPercentVol: number;
  readonly temperatureC: number;
}): Outcome {
  const { alcoholPercentVol, temperatureC } = input;
  if (!allFinite(alcoholPercentVol, temperatureC)) return notANumber;
  const alcohol = clamp(alcoholPercentVol, 0, 15);
  const temperature = clamp(temperatureC, 20, 40);
  const byAlcohol = pKT.map((row) => interpolate(row, (temperature - 20) / 5));
  const value = interpolate(byAlcohol, alcohol / 5);
  if (temperatureC < 20) {
    return outOfRange(
      value,
      'The OIV table starts at 20 °C: its value there is used, and a colder wine needs more.',
    );
  }
  if (alcoholPercentVol > 15) {
    return outOfRange(value, 'The OIV table was read up to 15% vol: its value there is used.');
  }
  return alcohol === alcoholPercentVol && temperature === temperatureC
    ? inRange(value)
    : outOfRange(value, 'Outside the OIV table; its nearest entry is used.');
}

/**
 * The same pK with a wine's ionic strength: `pKM = pKT - A √I / (1 + B √I)`, I = 0.038. The OIV gives the form;
 * A = 0.51 and B = 1.64 are those of water at 25 °C, so that the shift of -0.075 is an approximation.
 *
 * @example sulfurDioxidePKM({ alcoholPercentVol: 10, temperatureC: 20 }).value // 1.92
 * @source oiv-as323-04c
 */
export function sulfurDioxidePKM(input: {
  readonly alcoholPercentVol: number;
  readonly temperatureC: number;
}): Outcome {
  const root = Math.sqrt(0.038);
  const outcome = sulfurDioxidePKT(input);
  return { ...outcome, value: outcome.value - (0.51 * root) / (1 + 1.64 * root) };
}
