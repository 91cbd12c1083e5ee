import { adapted } from './formula-tables/adapted.ts';
import { additions } from './formula-tables/additions.ts';
import type { DescribedFormula } from './formula-tables/describe.ts';
import { mustAndWine } from './formula-tables/must-and-wine.ts';
import { readingsAndTargets } from './formula-tables/readings-and-targets.ts';
import { winery } from './formula-tables/winery.ts';
import type { Outcome } from './outcome.ts';

/**
 * Every formula of the package by name: `compute` takes named `inputs` and answers in `unit`. A constant has no
 * inputs; a table of constants has its row as the input.
 */
export const formulas = {
  ...mustAndWine,
  ...additions,
  ...winery,
  ...readingsAndTargets,
  ...adapted,
} as const;

export type FormulaName = keyof typeof formulas;

/** An input as in a file: a value, or the call of another formula for its result. */
export type GivenInput = number | string | readonly unknown[] | FormulaCall;

/** A formula by name with its inputs, as in a file of reference values. */
export interface FormulaCall {
  readonly formula: string;
  readonly inputs: Readonly<Record<string, GivenInput | undefined>>;
}

type AnyInputs = Readonly<Record<string, unknown>>;

function isCall(given: unknown): given is FormulaCall {
  return typeof given === 'object' && given !== null && 'formula' in given && 'inputs' in given;
}

/** A formula by its name, with unchecked inputs. */
export function formulaCalled(name: string): DescribedFormula<AnyInputs> {
  const byName: Readonly<Record<string, unknown>> = formulas;
  if (!Object.hasOwn(byName, name)) throw new Error(`There is no formula "${name}".`);
  return byName[name] as DescribedFormula<AnyInputs>;
}

/**
 * Computes a formula by name. An unknown name, input, or word throws; a number outside the formula's range gives an
 * outcome with a note.
 */
export function computeByName({ formula: name, inputs }: FormulaCall): Outcome {
  const formula = formulaCalled(name);
  const values: Record<string, unknown> = {};
  for (const [input, given] of Object.entries(inputs)) {
    const description = Object.hasOwn(formula.inputs, input) ? formula.inputs[input] : undefined;
    if (!description) {
      throw new Error(`${name} has no input "${input}"; it takes ${Object.keys(formula.inputs).join(', ')}.`);
    }
    if (description.oneOf && !description.oneOf.some((word) => word === given)) {
      throw new Error(
        `${input} of ${name} is one of ${description.oneOf.join(', ')}, not "${String(given)}".`,
      );
    }
    const outcome = isCall(given) ? computeByName(given) : undefined;
    if (outcome && !outcome.inRange) return outcome;
    values[input] = outcome ? outcome.value : given;
  }
  const missing = Object.entries(formula.inputs).find(
    ([input, { optional }]) => !optional && !(input in values),
  );
  if (missing) throw new Error(`${name} needs ${missing[0]}.`);
  return formula.compute(values);
}
