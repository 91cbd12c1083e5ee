import { inRange, notANumber, type Outcome, outOfRange } from './outcome.ts';
import { isWithin, type Range } from './range.ts';
import type { SourceId } from './sources.ts';

/** The inputs that are numbers; choices of words have no range. */
type NumberName<Input> = {
  [Name in keyof Input]-?: NonNullable<Input[Name]> extends number ? Name : never;
}[keyof Input];

/** The source, ranges, and tolerance of a formula. The site's scripts omit the source and tolerance. */
export interface Basis<Input> {
  readonly source: readonly [SourceId, ...SourceId[]];
  readonly range: { readonly [Name in NumberName<Input>]: Range };
  /** Error of the answer, beyond that of the inputs. */
  readonly tolerance: string;
}

/** A function of named quantities, with its source, the ranges of its inputs and its tolerance. */
export interface Formula<Input> extends Basis<Input> {
  (input: Input): Outcome;
}

/** A number as an outcome; `NaN` gets a note. */
function outcomeOf(value: number | Outcome): Outcome {
  if (typeof value !== 'number') return value;
  return Number.isNaN(value) ? notANumber : inRange(value);
}

/**
 * Makes a formula of a computation and its basis. Every numeric input is checked against its range first, so the
 * computation sees none outside; it must fill in optional inputs itself. The annotation lets bundlers drop formulas
 * that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFormula<Input extends object>(
  definition: Basis<Input> & { readonly value: (input: Input) => number | Outcome },
): Formula<Input> {
  const { value, ...basis } = definition;
  const checks: readonly [string, Range][] = Object.entries<Range>(basis.range);
  function compute(input: Input): Outcome {
    for (const [name, range] of checks) {
      const given: unknown = input[name as keyof Input];
      if (given === undefined) continue;
      if (typeof given !== 'number' || !Number.isFinite(given)) return notANumber;
      if (!isWithin(range, given)) return outOfRange(Number.NaN, range.says);
    }
    return outcomeOf(value(input));
  }
  return Object.assign(compute, basis);
}
