import { type FieldState, initialState } from './field.ts';
import type { FormSpec } from './form-spec.ts';

export interface FormState {
  readonly numbers: Readonly<Record<string, FieldState>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly touched: ReadonlySet<string>;
  /** Undefined for the defaults. */
  readonly by?: 'reader' | 'link' | 'last visit';
}

type Values = ReadonlyMap<string, string>;

export function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, name: string) => Out,
) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** Values are in base units; missing and invalid ones become the defaults. */
export function startState(spec: FormSpec, values: Values = new Map()): FormState {
  return {
    numbers: mapValues(spec.numbers, (field, name) => {
      const value = Number(values.get(name) ?? Number.NaN);
      return initialState(field, Number.isFinite(value) ? value : field.initial);
    }),
    choices: mapValues(spec.choices, (choice, name) => {
      const value = values.get(name);
      return choice.options.some((option) => option.value === value) && value ? value : choice.initial;
    }),
    touched: new Set(),
  };
}

/** Fields that the reader has changed keep their values. */
export function withValues(
  spec: FormSpec,
  now: FormState,
  values: Values,
  by: 'link' | 'last visit',
): FormState {
  const opened = startState(spec, values);
  const isTouched = (name: string) => now.touched.has(name);
  return {
    numbers: mapValues(opened.numbers, (field, name) =>
      isTouched(name) ? (now.numbers[name] ?? field) : field,
    ),
    choices: mapValues(opened.choices, (choice, name) =>
      isTouched(name) ? (now.choices[name] ?? choice) : choice,
    ),
    touched: now.touched,
    by: now.touched.size > 0 ? 'reader' : by,
  };
}

export function withFocus(now: FormState, name: string, field: FieldState): FormState {
  return { ...now, numbers: { ...now.numbers, [name]: field } };
}

export function withNumbers(now: FormState, numbers: FormState['numbers']): FormState {
  return {
    ...now,
    numbers: { ...now.numbers, ...numbers },
    touched: new Set([...now.touched, ...Object.keys(numbers)]),
    by: 'reader',
  };
}

export function withChoice(now: FormState, name: string, value: string): FormState {
  return {
    ...now,
    choices: { ...now.choices, [name]: value },
    touched: new Set([...now.touched, name]),
    by: 'reader',
  };
}
