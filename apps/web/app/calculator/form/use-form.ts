import { useEffect, useState } from 'react';
import {
  type FieldState,
  initialState,
  type NumberSpec,
  type Reading,
  readField,
  stepped,
  textIn,
  typed,
  unitFor,
} from './field.ts';
import type { ChoiceSpec, FieldName, FormSpec, InputsOf, NumberName } from './form-spec.ts';
import { keptValues, putInAddress } from './kept-values.ts';
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
  /** Puts a number in, in the base unit. */
  readonly fill: (value: number) => void;
}

export interface ChoiceControl {
  readonly spec: ChoiceSpec;
  readonly value: string;
  readonly choose: (value: string) => void;
}

export interface Form<Spec extends FormSpec> {
  readonly inputs: InputsOf<Spec>;
  readonly control: (name: FieldName<Spec>) => NumberControl | ChoiceControl;
  readonly labelOf: (name: FieldName<Spec>) => string;
  /** Whether the nearest end of a field's range was taken instead of its value. */
  readonly isOutside: (name: FieldName<Spec>) => boolean;
  /** Puts a number, in its base unit, into a field. */
  readonly fill: (name: string, value: number) => void;
  /** Reopens the calculator with these values. */
  readonly path: string;
  /** The values stand as on the reader's last visit, and nothing has been changed since. */
  readonly isFromLastVisit: boolean;
  /** Back to the first values, and none kept. */
  readonly reset: () => void;
}

interface State {
  readonly numbers: Readonly<Record<string, FieldState>>;
  readonly choices: Readonly<Record<string, string>>;
  /** Who put the values there: nobody yet, the reader, a shared link, or the reader's last visit. */
  readonly by?: 'reader' | 'link' | 'last visit';
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

/** With a number, in its base unit, put into a field. */
function filled(spec: FormSpec, now: State, name: string, value: number): State {
  const field = spec.numbers[name];
  if (!field) throw new Error(`No field "${name}"`);
  return { ...now, numbers: { ...now.numbers, [name]: initialState(field, value) }, by: 'reader' };
}

/** The fields of one calculator: what is typed in each, what the formulas are given, and how to change it. */
export function useForm<const Spec extends FormSpec>(
  id: string,
  spec: Spec,
  /** What else changes when a choice does, such as the strength that goes with a salt. */
  follow?: (name: string, value: string) => Partial<Record<NumberName<Spec>, number>>,
  /** What it opens with where the page's address is not the calculator's own. */
  opened?: ReadonlyMap<string, string>,
): Form<Spec> {
  const given = opened !== undefined && opened.size > 0;
  const [state, setState] = useState<State>(() => ({
    ...startState(spec, opened),
    ...(given && { by: 'link' }),
  }));
  useSharedValues(id, spec, setState);
  useLastVisit(id, spec, setState);
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
        by: 'reader',
      }));
    return {
      spec: field,
      unit,
      text: textIn(current, unit),
      reading: readField(field, current, unit),
      type: (text) => update((now) => typed(field, now, unit, text)),
      step: (steps) => update((now) => stepped(field, now, unit, steps)),
      fill: (value) => setState((now) => filled(spec, now, name, value)),
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
      by: 'reader',
    }));
  }

  const control = (name: string) => (name in specs ? number(name) : choice(name));
  const values = mapValues(specs, (_, name) => number(name).reading.value);
  const inputs = { ...values, ...state.choices } as InputsOf<Spec>;
  const path = pathWith(id, inputs);
  useKeeping(id, path, state.by);
  return {
    inputs,
    control,
    labelOf: (name) => control(name).spec.label,
    isOutside: (name) => name in specs && number(name).reading.outside === true,
    fill: (name, value) => setState((now) => filled(spec, now, name, value)),
    path,
    isFromLastVisit: state.by === 'last visit',
    reset: () => {
      keptValues(id).set(new Map());
      putInAddress(id, undefined);
      setState(startState(spec));
    },
  };
}

/** Opens with the values of the address, and follows it when a link on the page changes it. */
function useSharedValues(id: string, spec: FormSpec, setState: (state: State) => void) {
  useEffect(() => {
    const follow = () => {
      const shared = valuesIn(location.hash, id);
      if (shared.size > 0) setState({ ...startState(spec, shared), by: 'link' });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, spec, setState]);
}

/** The kept values, but for fields that the reader has changed before they could be put there. */
export function withKept(spec: FormSpec, now: State, kept: ReadonlyMap<string, string>): State {
  const start = startState(spec);
  const last = startState(spec, kept);
  const take = <Value>(current: Value, first: Value, earlier: Value) =>
    JSON.stringify(current) === JSON.stringify(first) ? earlier : current;
  return {
    numbers: mapValues(now.numbers, (field, name) =>
      take(field, start.numbers[name] ?? field, last.numbers[name] ?? field),
    ),
    choices: mapValues(now.choices, (choice, name) =>
      take(choice, start.choices[name] ?? choice, last.choices[name] ?? choice),
    ),
    by: now.by ?? 'last visit',
  };
}

/** Opens as the reader left it on this device, unless the address brings values. */
function useLastVisit(id: string, spec: FormSpec, setState: (change: (now: State) => State) => void) {
  useEffect(() => {
    const kept = keptValues(id).get();
    if (kept.size === 0 || valuesIn(location.hash, id).size > 0) return;
    setState((now) => (now.by === 'link' ? now : withKept(spec, now, kept)));
  }, [id, spec, setState]);
}

const addressDelayMs = 300;

/** Keeps what the reader has changed, on the device and in the address. */
function useKeeping(id: string, path: string, by: State['by']) {
  useEffect(() => {
    if (by !== 'reader') return;
    const values = valuesIn(path.slice(path.indexOf('#')), id);
    keptValues(id).set(values);
    const timer = setTimeout(() => putInAddress(id, values), addressDelayMs);
    return () => clearTimeout(timer);
  }, [id, path, by]);
}
