import { useEffect, useState } from 'react';
import {
  type FieldState,
  initialState,
  type NumberSpec,
  type Reading,
  read,
  stepped,
  textIn,
  typed,
  unitFor,
} from './field.ts';
import type { ChoiceSpec, FieldName, FormSpec, InputsOf, NumberName } from './form-spec.ts';
import { pathWith, valuesIn } from './share.ts';
import { useUnitIds } from './unit-preference.ts';
import type { Unit } from './units.ts';

export interface NumberControl {
  readonly spec: NumberSpec;
  readonly unit: Unit;
  readonly text: string;
  readonly reading: Reading;
  readonly type: (text: string) => void;
  readonly step: (steps: number) => void;
}

export interface ChoiceControl {
  readonly spec: ChoiceSpec;
  readonly value: string;
  readonly choose: (value: string) => void;
}

export interface Form<Spec extends FormSpec> {
  readonly inputs: InputsOf<Spec>;
  readonly control: (name: FieldName<Spec>) => NumberControl | ChoiceControl;
  /** Reopens the calculator with these values. */
  readonly path: string;
}

interface State {
  readonly numbers: Readonly<Record<string, FieldState>>;
  readonly choices: Readonly<Record<string, string>>;
}

/** The first state, or the one that a shared link asks for; what the link leaves out or gets wrong stays as it starts. */
export function startState(spec: FormSpec, shared: ReadonlyMap<string, string> = new Map()): State {
  return {
    numbers: mapValues(spec.numbers, (field, name) => {
      const value = Number(shared.get(name) ?? Number.NaN);
      return initialState(field, Number.isFinite(value) ? value : field.initial);
    }),
    choices: mapValues(spec.choices, (choice, name) => {
      const value = shared.get(name);
      return choice.options.some((option) => option.value === value) && value ? value : choice.initial;
    }),
  };
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, map: (value: In, name: string) => Out) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** The fields of one calculator: what is typed in each, what the formulas are given, and how to change it. */
export function useForm<const Spec extends FormSpec>(
  id: string,
  spec: Spec,
  /** What else changes when a choice does, such as the strength that goes with a salt. */
  follow?: (name: string, value: string) => Partial<Record<NumberName<Spec>, number>>,
): Form<Spec> {
  const [state, setState] = useState<State>(() => startState(spec));
  useSharedValues(id, spec, setState);
  const unitIds = useUnitIds();
  const specs: Readonly<Record<string, NumberSpec>> = spec.numbers;
  const choices: Readonly<Record<string, ChoiceSpec>> = spec.choices;

  function number(name: string): NumberControl {
    const field = specs[name];
    const current = state.numbers[name];
    if (!field || !current) throw new Error(`No field "${name}"`);
    const unit = unitFor(field, typeof field.unit === 'string' ? undefined : unitIds(field.unit.family));
    const update = (change: (now: FieldState) => FieldState) =>
      setState((now) => ({
        ...now,
        numbers: { ...now.numbers, [name]: change(now.numbers[name] ?? current) },
      }));
    return {
      spec: field,
      unit,
      text: textIn(current, unit),
      reading: read(field, current, unit),
      type: (text) => update((now) => typed(now, unit, text)),
      step: (steps) => update((now) => stepped(field, now, unit, steps)),
    };
  }

  function choice(name: string): ChoiceControl {
    const field = choices[name];
    const value = state.choices[name];
    if (!field || value === undefined) throw new Error(`No field "${name}"`);
    return { spec: field, value, choose: (chosen) => choose(name, chosen) };
  }

  function choose(name: string, value: string) {
    const follows = follow?.(name, value) ?? {};
    setState((now) => ({
      numbers: {
        ...now.numbers,
        ...mapValues(follows as Record<string, number>, (base, field) =>
          initialState(specs[field] as NumberSpec, base),
        ),
      },
      choices: { ...now.choices, [name]: value },
    }));
  }

  const values = mapValues(specs, (_, name) => number(name).reading.value);
  const inputs = { ...values, ...state.choices } as InputsOf<Spec>;
  return {
    inputs,
    control: (name) => (name in specs ? number(name) : choice(name)),
    path: pathWith(id, inputs),
  };
}

/** Opens with the values of the address, and follows it when a link on the page changes it. */
function useSharedValues(id: string, spec: FormSpec, setState: (state: State) => void) {
  useEffect(() => {
    const follow = () => {
      const shared = valuesIn(location.hash, id);
      if (shared.size > 0) setState(startState(spec, shared));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, spec, setState]);
}
