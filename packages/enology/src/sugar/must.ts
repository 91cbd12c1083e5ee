import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** Grams of hexose in a liter per percent of alcohol by volume, by OIV and European Union convention. */
export const gramsOfSugarPerPercentVol = 16.83;

function mustOutcome(brix: number, value: number): Outcome {
  if (!allFinite(brix)) return notANumber;
  if (brix < 10 || brix > 30) {
    return outOfRange(Number.NaN, 'The OIV table of musts is used here from 10 to 30% sucrose (°Bx).');
  }
  return inRange(value);
}

/**
 * Sugar in a grape must from its refractometer reading (% sucrose by mass at 20 °C), g/L:
 * `191.8916 + 11.33521 (B-20) + 0.0363424 (B-20)²`, a fit to Table II of OIV Oeno 21/2004. A must is not a
 * sucrose solution: Brix × SG × 10 would give 25 g/L too much. Valid 10 to 30 °Bx, ± 0.05 g/L. Outside: no value.
 *
 * @example mustSugar({ brix: 20 }).value // 191.9
 * @source oiv-oeno-21-2004
 */
export function mustSugar({ brix }: { readonly brix: number }): Outcome {
  const d = brix - 20;
  return mustOutcome(brix, 191.8916 + 11.33521 * d + 0.0363424 * d ** 2);
}

/**
 * Density at 20 °C of a grape must from its refractometer reading, kg/L:
 * `1.0817559 + 0.00449277 (B-20) + 2.149136e-5 (B-20)² - 1.038924e-7 (B-20)³`, a fit to Table II of OIV Oeno
 * 21/2004. Valid 10 to 30 °Bx, ± 0.00005 kg/L. Outside: no value.
 *
 * @example mustDensity({ brix: 20 }).value // 1.0818
 * @source oiv-oeno-21-2004
 */
export function mustDensity({ brix }: { readonly brix: number }): Outcome {
  const d = brix - 20;
  return mustOutcome(brix, 1.0817559 + 0.00449277 * d + 2.149136e-5 * d ** 2 - 1.038924e-7 * d ** 3);
}

/**
 * Potential alcohol from a sugar content: `% vol = g/L / 16.83` (OIV, EU). Valid from 0 g/L.
 *
 * @example potentialAlcoholFromSugar({ sugarGPerL: 191.9 }).value // 11.40
 * @source oiv-oeno-21-2004
 */
export function potentialAlcoholFromSugar({ sugarGPerL }: { readonly sugarGPerL: number }): Outcome {
  if (!allFinite(sugarGPerL)) return notANumber;
  if (sugarGPerL < 0) return outOfRange(Number.NaN, 'Sugar cannot be negative.');
  return inRange(sugarGPerL / gramsOfSugarPerPercentVol);
}

/**
 * Potential alcohol by the growers' rule of thumb: `% vol = 0.59 × °Bx` (0.55 to 0.60 in practice).
 * Valid 0 to 40 °Bx. Outside: no value.
 *
 * @example potentialAlcoholFromBrix({ brix: 24 }).value // 14.16
 * @source rule-of-thumb
 */
export function potentialAlcoholFromBrix({ brix }: { readonly brix: number }): Outcome {
  if (!allFinite(brix)) return notANumber;
  if (brix < 0 || brix > 40) return outOfRange(Number.NaN, 'The rule of thumb is for musts, 0 to 40 °Bx.');
  return inRange(0.59 * brix);
}

/**
 * The Brix at which the rule of thumb promises this much alcohol: `°Bx = % vol / 0.59`. Valid 0 to 23.6 % vol.
 *
 * @example brixFromPotentialAlcohol({ potentialAlcoholPercentVol: 14.16 }).value // 24
 * @source rule-of-thumb
 */
export function brixFromPotentialAlcohol(input: { readonly potentialAlcoholPercentVol: number }): Outcome {
  const brix = input.potentialAlcoholPercentVol / 0.59;
  return potentialAlcoholFromBrix({ brix }).inRange
    ? inRange(brix)
    : outOfRange(Number.NaN, 'The rule of thumb is for musts, up to 23.6% vol.');
}
