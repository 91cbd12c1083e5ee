import {
  alcoholFromMassFraction,
  densityFromMassFraction,
  massFractionFromAlcohol,
  massFractionFromDensity,
} from '../density/oiml-r22.ts';
import { after, inRange, type Outcome } from '../outcome.ts';

/** Cubic expansion of an instrument's glass, per kelvin. */
export const glassExpansionPerK = { sodaLime: 25e-6, borosilicate: 10e-6 } as const;
export type Glass = keyof typeof glassExpansionPerK;

const airDensityKgPerM3 = 1.2;

/**
 * Density of an ethanol-water mixture of a given strength (% vol at 20 °C) at a temperature, kg/m³.
 * Valid 0 to 100 % vol, -20 to 40 °C; R 22 table II to its last digit.
 *
 * @example densityFromAlcohol({ alcoholPercentVol: 36, temperatureC: -20 }).value // 975.08
 * @source oiml-r22
 */
export function densityFromAlcohol(input: {
  readonly alcoholPercentVol: number;
  readonly temperatureC: number;
}): Outcome {
  return after(massFractionFromAlcohol(input), (massFraction) =>
    densityFromMassFraction({ massFraction, temperatureC: input.temperatureC }),
  );
}

/**
 * Strength (% vol at 20 °C) of an ethanol-water mixture, a distillate, from its true density at a temperature.
 * Valid -20 to 40 °C; R 22 table V to its last digit. Not for a wine as it is: distill first (OIV-MA-AS312-01).
 *
 * @example alcoholFromDensity({ densityKgPerM3: 950, temperatureC: 20 }).value // 38.76
 * @source oiml-r22
 */
export function alcoholFromDensity(input: {
  readonly densityKgPerM3: number;
  readonly temperatureC: number;
}): Outcome {
  return after(massFractionFromDensity(input), (massFraction) => alcoholFromMassFraction({ massFraction }));
}

/**
 * Mass fraction from a hydrometer graduated in kg/m³ at 20 °C and read at another temperature:
 * `ρ_t = reading (1 - α (t - 20))`, then the root of ρ(p,t) = ρ_t. R 22 table IX.
 *
 * @example massFractionFromHydrometer({ readingKgPerM3: 900, temperatureC: 10 }).value // 0.5957
 * @source oiml-r22
 */
export function massFractionFromHydrometer(input: {
  readonly readingKgPerM3: number;
  readonly temperatureC: number;
  readonly glass?: Glass;
}): Outcome {
  const { readingKgPerM3, temperatureC, glass = 'sodaLime' } = input;
  const shrinkage = 1 - glassExpansionPerK[glass] * (temperatureC - 20);
  return massFractionFromDensity({ densityKgPerM3: readingKgPerM3 * shrinkage, temperatureC });
}

/**
 * True strength (% vol at 20 °C) from the reading of an alcoholometer (% vol) at a temperature. R 22 table VIIIb.
 *
 * @example alcoholFromAlcoholometer({ readingPercentVol: 17.5, temperatureC: -10 }).value // 26.0
 * @source oiml-r22
 */
export function alcoholFromAlcoholometer(input: {
  readonly readingPercentVol: number;
  readonly temperatureC: number;
  readonly glass?: Glass;
}): Outcome {
  const density = densityFromAlcohol({ alcoholPercentVol: input.readingPercentVol, temperatureC: 20 });
  return after(density, (readingKgPerM3) =>
    after(massFractionFromHydrometer({ ...input, readingKgPerM3 }), (massFraction) =>
      alcoholFromMassFraction({ massFraction }),
    ),
  );
}

/**
 * Mass fraction from the reading of an alcoholometer graduated in % mass. R 22 table VIIIa.
 *
 * @example massFractionFromAlcoholometer({ readingPercentMass: 57, temperatureC: 6 }).value // 0.618
 * @source oiml-r22
 */
export function massFractionFromAlcoholometer(input: {
  readonly readingPercentMass: number;
  readonly temperatureC: number;
  readonly glass?: Glass;
}): Outcome {
  const density = densityFromMassFraction({ massFraction: input.readingPercentMass / 100, temperatureC: 20 });
  return after(density, (readingKgPerM3) => massFractionFromHydrometer({ ...input, readingKgPerM3 }));
}

/**
 * Apparent specific gravity t/t, weighed in air, of an ethanol-water mixture:
 * `(ρ(p,t) - 1.2) / (ρ(0,t) - 1.2)`.
 *
 * @example specificGravityInAir({ massFraction: 0.0968, temperatureC: 25 }).value // 0.9838
 * @source oiml-r22, usp-29
 */
export function specificGravityInAir(input: {
  readonly massFraction: number;
  readonly temperatureC: number;
}): Outcome {
  const water = densityFromMassFraction({ massFraction: 0, temperatureC: input.temperatureC });
  return after(densityFromMassFraction(input), (density) =>
    inRange((density - airDensityKgPerM3) / (water.value - airDensityKgPerM3)),
  );
}
