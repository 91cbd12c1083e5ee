import { inRange, notANumber, type Outcome, outOfRange } from './outcome.ts';
import { isWithin, type Range } from './range.ts';
import type { SourceId } from './sources.ts';

/** The inputs that are numbers; a choice of words has no range. */
type NumberName<Input> = {
  [Name in keyof Input]-?: NonNullable<Input[Name]> extends number ? Name : never;
}[keyof Input];

/** What a formula stands on, for whoever proves or documents it; the site's scripts leave the first and last out. */
export interface Basis<Input> {
  readonly source: readonly [SourceId, ...SourceId[]];
  readonly range: { readonly [Name in NumberName<Input>]: Range };
  /** How far the answer may be trusted, beyond the inputs' own errors. */
  readonly tolerance: string;
}

/** A function of named quantities, with its source, the ranges of its inputs and its tolerance. */
export interface Formula<Input> extends Basis<Input> {
  (input: Input): Outcome;
}

/** A finished number as an outcome: what could not be worked out says so. */
function outcomeOf(value: number | Outcome): Outcome {
  if (typeof value !== 'number') return value;
  return Number.isNaN(value) ? notANumber : inRange(value);
}

/**
 * Makes a formula of a computation and what it stands on. Every number of the input is held against its range first,
 * so that the computation sees none outside; an input that is left out is the computation's to fill.
 * The mark below lets a bundler leave out the formulas that a page does not use.
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
