import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

interface SpecificGravity {
  readonly specificGravity: number;
}

function scaled({ specificGravity }: SpecificGravity, value: number): Outcome {
  if (!allFinite(specificGravity)) return notANumber;
  if (specificGravity < 0.9 || specificGravity > 1.5) {
    return outOfRange(Number.NaN, 'These scales are used here from SG 0.9 to 1.5.');
  }
  return inRange(value);
}

/**
 * Degrees Oechsle: `°Oe = 1000 (SG - 1)`. Valid SG 0.9 to 1.5.
 *
 * @example oechsle({ specificGravity: 1.09 }).value // 90
 * @source vinocalc
 */
export function oechsle(input: SpecificGravity): Outcome {
  return scaled(input, 1000 * (input.specificGravity - 1));
}

/**
 * Degrees Baumé of a liquid heavier than water: `°Bé = 145 - 145 / SG`. Valid SG 0.9 to 1.5.
 *
 * @example baume({ specificGravity: 1.09 }).value // 11.97
 * @source vinocalc
 */
export function baume(input: SpecificGravity): Outcome {
  return scaled(input, 145 - 145 / input.specificGravity);
}

/**
 * Klosterneuburg degrees: `KMW = 1.53 °Bé`, VinoCalc's conversion; Austria's legal scale has its own table.
 * Valid SG 0.9 to 1.5.
 *
 * @example kmw({ specificGravity: 1.09 }).value // 18.3
 * @source vinocalc
 */
export function kmw(input: SpecificGravity): Outcome {
  return scaled(input, 1.53 * (145 - 145 / input.specificGravity));
}

/**
 * Degrees Plato by Hall's cubic: `P = 182.94 s³ - 776.43 s² + 1262.45 s - 668.962`. Plato and Brix are the same
 * scale of sucrose by mass; this fit is within 0.041 of the USDA table to 40. Valid SG 0.98 to 1.18.
 *
 * @example platoHall({ specificGravity: 1.1 }).value // 23.75
 * @source hall
 */
export function platoHall({ specificGravity: s }: SpecificGravity): Outcome {
  if (!allFinite(s)) return notANumber;
  const plato = 182.94 * s ** 3 - 776.43 * s ** 2 + 1262.45 * s - 668.962;
  return s < 0.98 || s > 1.18
    ? outOfRange(Number.NaN, 'This fit is used here from SG 0.98 to 1.18.')
    : inRange(plato);
}

/** The gravity of a scale reading; no value outside SG 0.9 to 1.5. */
function unscaled(specificGravity: number): Outcome {
  if (!allFinite(specificGravity)) return notANumber;
  return specificGravity < 0.9 || specificGravity > 1.5
    ? outOfRange(Number.NaN, 'These scales are used here from SG 0.9 to 1.5.')
    : inRange(specificGravity);
}

/**
 * The gravity at this reading on Oechsle's scale: `SG = 1 + °Oe / 1000`. Valid -100 to 500 °Oe.
 *
 * @example specificGravityFromOechsle({ oechsle: 90 }).value // 1.09
 * @source vinocalc
 */
export function specificGravityFromOechsle(input: { readonly oechsle: number }): Outcome {
  return unscaled(1 + input.oechsle / 1000);
}

/**
 * The gravity at this reading on Baumé's scale: `SG = 145 / (145 - °Bé)`. Valid for SG 0.9 to 1.5.
 *
 * @example specificGravityFromBaume({ baume: 11.97 }).value // 1.09
 * @source vinocalc
 */
export function specificGravityFromBaume(input: { readonly baume: number }): Outcome {
  return unscaled(145 / (145 - input.baume));
}

/**
 * The gravity at this reading on the Klosterneuburg scale, by VinoCalc's conversion: `°Bé = KMW / 1.53`. Valid for SG
 * 0.9 to 1.5.
 *
 * @example specificGravityFromKmw({ kmw: 18.3 }).value // 1.09
 * @source vinocalc
 */
export function specificGravityFromKmw(input: { readonly kmw: number }): Outcome {
  return specificGravityFromBaume({ baume: input.kmw / 1.53 });
}
