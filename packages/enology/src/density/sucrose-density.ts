import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** c_ij of the ICUMSA formula: row i multiplies ((t - 20)/100)^i, entry j multiplies w^(j+1). */
const coefficients: readonly (readonly number[])[] = [
  [385.1761, 135.3705, 40.9299, -3.9643, 13.4853, -17.289],
  [-46.272, -7.172, 1.1597, 5.1126, 17.5254],
  [59.7712, 7.2491, 12.363, -35.4791],
  [-47.2207, -21.6977, 27.6301],
  [18.3184, 12.3081],
];

const waterSeries = [999.83952, 16.952577, -7.9905127e-3, -46.241757e-6, 105.84601e-9, -281.03006e-12];

/** Density of water, kg/m³ (Kell), 0 to 100 °C. */
export function waterDensity(temperatureC: number): number {
  const t = temperatureC;
  return waterSeries.reduceRight((sum, coefficient) => sum * t + coefficient, 0) / (1 + 16.887236e-3 * t);
}

/** The polynomial without range checks, kg/m³; w is the mass fraction. */
export function icumsaDensity(w: number, temperatureC: number): number {
  const d = (temperatureC - 20) / 100;
  let density = waterDensity(temperatureC);
  let power = 1;
  for (const row of coefficients) {
    let sum = 0;
    for (let index = row.length - 1; index >= 0; index -= 1) sum = (sum + (row[index] ?? 0)) * w;
    density += sum * power;
    power *= d;
  }
  return density;
}

/**
 * True density of a sucrose solution, kg/m³ (ICUMSA):
 * `ρ = ρ_water(t) + Σ_i ((t-20)/100)^i Σ_j c_ij w^j`, w = °Bx/100.
 * Used here for musts: 0 to 50 °Bx, 0 to 80 °C, within 0.1 kg/m³ of the CRC table to 40 °Bx. Above 50 °Bx the
 * formula is followed to 85 and flagged: at 60 °Bx the CRC table lies 0.21 kg/m³ lower. Elsewhere: no value.
 *
 * @example sucroseDensity({ brix: 30, temperatureC: 20 }).value // 1127.0
 * @source icumsa
 */
export function sucroseDensity(input: { readonly brix: number; readonly temperatureC: number }): Outcome {
  const { brix, temperatureC } = input;
  if (!allFinite(brix, temperatureC)) return notANumber;
  if (brix < 0 || brix > 85 || temperatureC < 0 || temperatureC > 80) {
    return outOfRange(Number.NaN, 'The ICUMSA formula covers 0 to 85 °Bx and 0 to 80 °C.');
  }
  const density = icumsaDensity(brix / 100, temperatureC);
  return brix > 50 ? outOfRange(density, 'Above 50 °Bx, the published tables disagree.') : inRange(density);
}
