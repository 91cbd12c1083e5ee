import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** A pair of gravities at 20/20 °C. */
export interface Gravities {
  readonly initialSpecificGravity: number;
  readonly finalSpecificGravity: number;
}

/** The alcohol if the pair can come from a fermentation; otherwise no value. */
export function checked(gravities: Gravities, value: number): Outcome {
  const { initialSpecificGravity, finalSpecificGravity } = gravities;
  if (!allFinite(initialSpecificGravity, finalSpecificGravity)) return notANumber;
  const note = gravityNote(initialSpecificGravity, finalSpecificGravity);
  return note ? outOfRange(Number.NaN, note) : inRange(value);
}

/**
 * Duncan and Acton: `% vol = 1000 (OG - FG) / (7.75 - 3.75 (OG - 0.007 - 1))`.
 * Valid OG 1.000 to 1.200, FG 0.900 to OG. Outside: no value.
 *
 * @example duncanActon({ initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 }).value // 14.32
 * @source duncan-acton
 */
export function duncanActon(gravities: Gravities): Outcome {
  const { initialSpecificGravity: og, finalSpecificGravity: fg } = gravities;
  return checked(gravities, (1000 * (og - fg)) / (7.75 - 3.75 * (og - 0.007 - 1)));
}

/** Why a pair of gravities can't come from a fermentation; undefined if it can. */
export function gravityNote(initial: number, final: number): string | undefined {
  if (initial < 1 || initial > 1.2) return 'The initial gravity must lie between 1.000 and 1.200.';
  if (final < 0.9) return 'The final gravity cannot be below 0.900.';
  if (final > initial) return 'The final gravity is above the initial one: nothing has fermented.';
  return undefined;
}
