/**
 * A number, and whether its source supports it.
 *
 * `value` is `NaN` if no source supports any: an input was not a finite number, or the published data end before it. If
 * the source ends but its curve can still be followed, `value` is the curve's continuation or the nearest end (each
 * function says which), `inRange` is false, and `note` says why.
 */
export interface Outcome {
  readonly value: number;
  readonly inRange: boolean;
  readonly note?: string;
}

export function inRange(value: number): Outcome {
  return Number.isFinite(value) ? { value, inRange: true } : outOfRange(Number.NaN, 'Too large to work out.');
}

export function outOfRange(value: number, note: string): Outcome {
  return { value, inRange: false, note };
}

export const notANumber: Outcome = { value: Number.NaN, inRange: false, note: 'An input is not a number.' };

export function allFinite(...inputs: readonly number[]): boolean {
  return inputs.every(Number.isFinite);
}

/** Applies the next step to a value, if there is one, and keeps the first step's note. */
export function after(outcome: Outcome, next: (value: number) => Outcome): Outcome {
  return outcome.inRange ? next(outcome.value) : outcome;
}
