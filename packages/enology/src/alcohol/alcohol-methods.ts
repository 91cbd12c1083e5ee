import { specificGravityAt20 } from '../density/hydrometer.ts';
import { inRange, notANumber, type Outcome } from '../outcome.ts';
import { brixFromSpecificGravity } from '../sugar/brix.ts';
import { checked, duncanActon, type Gravities } from './duncan-acton.ts';

/**
 * Berry: `% vol = (OG - FG) / 0.00736`. Valid as {@link duncanActon}.
 *
 * @example berry({ initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 }).value // 14.402
 * @source berry
 */
export function berry(gravities: Gravities): Outcome {
  const { initialSpecificGravity: og, finalSpecificGravity: fg } = gravities;
  return checked(gravities, (og - fg) / 0.00736);
}

interface Extracts {
  readonly original: number;
  readonly apparent: number;
}

/** Several methods get the same pair in turn, and computing its extracts dominates their time. */
let last: { readonly gravities: Gravities; readonly extracts: Extracts } | undefined;

/** Original and apparent extract, °Plato (= °Brix), from this package's one curve. */
function extracts(gravities: Gravities): Extracts {
  const { initialSpecificGravity, finalSpecificGravity } = gravities;
  const previous = last?.gravities;
  if (
    last &&
    previous?.initialSpecificGravity === initialSpecificGravity &&
    previous.finalSpecificGravity === finalSpecificGravity
  ) {
    return last.extracts;
  }
  const found = {
    original: brixFromSpecificGravity({ specificGravity: initialSpecificGravity }).value,
    apparent: brixFromSpecificGravity({ specificGravity: finalSpecificGravity }).value,
  };
  last = { gravities: { initialSpecificGravity, finalSpecificGravity }, extracts: found };
  return found;
}

const ethanolSpecificGravity = 0.794;

/** `ABW = (OE - RE) / (2.0665 - 0.010665 OE)`, `% vol = ABW × FG / 0.794` (Balling's attenuation). */
function fromRealExtract(gravities: Gravities, original: number, real: number): Outcome {
  const byWeight = (original - real) / (2.0665 - 0.010665 * original);
  return checked(gravities, (byWeight * gravities.finalSpecificGravity) / ethanolSpecificGravity);
}

/**
 * Balling: real extract `RE = (q OE + AE) / (1 + q)`, `q = 0.22 + 0.001 OE`, then
 * `ABW = (OE - RE) / (2.0665 - 0.010665 OE)` and `% vol = ABW × FG / 0.794`. Valid as {@link duncanActon}.
 *
 * @example balling({ initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 }).value // 14.1
 * @source balling
 */
export function balling(gravities: Gravities): Outcome {
  const { original, apparent } = extracts(gravities);
  const q = 0.22 + 0.001 * original;
  return fromRealExtract(gravities, original, (q * original + apparent) / (1 + q));
}

/**
 * Hall: as {@link balling} with `RE = 0.1808 OE + 0.8192 AE`.
 *
 * @example hall({ initialSpecificGravity: 1.105, finalSpecificGravity: 0.996 }).value // 14.78
 * @source hall
 */
export function hall(gravities: Gravities): Outcome {
  const { original, apparent } = extracts(gravities);
  return fromRealExtract(gravities, original, 0.1808 * original + 0.8192 * apparent);
}

/**
 * Cutaia, Reid, and Speers: `ABW = (0.372 + 0.00357 OE)(OE - AE)`, `% vol = ABW × FG / 0.7907`.
 * Valid as {@link duncanActon}.
 *
 * @example cutaia({ initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 }).value // 14.55
 * @source cutaia
 */
export function cutaia(gravities: Gravities): Outcome {
  const { original, apparent } = extracts(gravities);
  const byWeight = (0.372 + 0.00357 * original) * (original - apparent);
  return checked(gravities, (byWeight * gravities.finalSpecificGravity) / 0.7907);
}

export const wineAlcoholMethods = [
  { name: 'Duncan & Acton', compute: duncanActon },
  { name: 'Berry', compute: berry },
  { name: 'Balling', compute: balling },
  { name: 'Hall', compute: hall },
  { name: 'Cutaia', compute: cutaia },
] as const;

/** Lowest and highest result of the five methods fitted to wine; no value if the gravities are not a fermentation's. */
export function wineAlcoholBand(gravities: Gravities): { readonly low: Outcome; readonly high: Outcome } {
  const outcomes = wineAlcoholMethods.map((method) => method.compute(gravities));
  const first = outcomes[0] ?? notANumber;
  if (!outcomes.every((outcome) => outcome.inRange)) return { low: first, high: first };
  const values = outcomes.map((outcome) => outcome.value);
  return { low: inRange(Math.min(...values)), high: inRange(Math.max(...values)) };
}

/**
 * Both gravities at 20 °C from readings at other temperatures: the must by its sugar, the wine by its sugar
 * and the alcohol that the two gravities imply (found by iterating, which settles within 1e-7 SG in three rounds).
 *
 * @source icumsa, oiml-r22
 */
export function gravitiesAt20(
  input: Gravities & { readonly initialTemperatureC: number; readonly finalTemperatureC: number },
): Gravities {
  const initial = specificGravityAt20({
    specificGravityReading: input.initialSpecificGravity,
    temperatureC: input.initialTemperatureC,
  }).value;
  let final = input.finalSpecificGravity;
  for (let round = 0; round < 3; round += 1) {
    const alcohol = duncanActon({ initialSpecificGravity: initial, finalSpecificGravity: final }).value;
    final = specificGravityAt20({
      specificGravityReading: input.finalSpecificGravity,
      temperatureC: input.finalTemperatureC,
      alcoholPercentVol: Math.min(20, Number.isFinite(alcohol) ? alcohol : 0),
    }).value;
  }
  return { initialSpecificGravity: initial, finalSpecificGravity: final };
}
