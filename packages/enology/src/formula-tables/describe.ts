import { inRange, type Outcome } from '../outcome.ts';

/** A unit, or the words that an input may be; wrapped in `optional` for optional inputs. */
type Kind<Value> = [Value] extends [string]
  ? string extends Value
    ? string
    : Readonly<Record<Value, unknown>>
  : string;

/** What each input of a formula is. A missing or misspelled input, or a wrong `optional`, does not compile. */
type Inputs<Input> = {
  readonly [Name in keyof Input]-?: undefined extends Input[Name]
    ? { readonly optional: Kind<NonNullable<Input[Name]>> }
    : Kind<Input[Name]>;
};

type InputOf<Compute> = Compute extends (input: infer Input extends object) => Outcome
  ? Input extends readonly unknown[]
    ? never
    : { readonly [Name in keyof Input]: Input[Name] }
  : never;

type FormulasIn<Module> = {
  [Name in keyof Module as [InputOf<Module[Name]>] extends [never] ? never : Name]: InputOf<Module[Name]>;
};

export interface DescribedInput {
  readonly unit: string;
  readonly oneOf?: readonly string[];
  readonly optional: boolean;
}

export interface DescribedFormula<Input> {
  readonly compute: (input: Input) => Outcome;
  readonly unit: string;
  readonly inputs: { readonly [Name in keyof Input]-?: DescribedInput };
}

type Described<Module> = {
  readonly [Name in keyof FormulasIn<Module>]: DescribedFormula<FormulasIn<Module>[Name]>;
};

function describeInput(given: unknown): DescribedInput {
  const optional = typeof given === 'object' && given !== null && 'optional' in given;
  const kind: unknown = optional ? given.optional : given;
  return typeof kind === 'string'
    ? { unit: kind, optional }
    : { unit: '', oneOf: Object.keys(Object(kind)), optional };
}

/** The formulas of a module by name, each with its result's unit and its inputs. A missing formula does not compile. */
export function described<Module extends object>(
  module: Module,
  descriptions: {
    readonly [Name in keyof FormulasIn<Module>]: readonly [
      unit: string,
      inputs: Inputs<FormulasIn<Module>[Name]>,
    ];
  },
): Described<Module> {
  const entries = Object.entries<readonly [string, object]>(descriptions).map(([name, [unit, inputs]]) => [
    name,
    {
      compute: module[name as keyof Module],
      unit,
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([input, given]) => [input, describeInput(given)]),
      ),
    },
  ]);
  return Object.fromEntries(entries);
}

/** A constant of the package as a formula without inputs. */
export function constant(value: number, unit: string): DescribedFormula<object> {
  return { compute: () => inRange(value), unit, inputs: {} };
}

export function table<Row extends string, Input extends string>(
  values: Readonly<Record<Row, number>>,
  unit: string,
  input: Input,
): DescribedFormula<Readonly<Record<Input, Row>>> {
  const rows: DescribedInput = { unit: '', oneOf: Object.keys(values), optional: false };
  return {
    compute: (given) => inRange(values[given[input]]),
    unit,
    inputs: { [input]: rows } as DescribedFormula<Readonly<Record<Input, Row>>>['inputs'],
  };
}
