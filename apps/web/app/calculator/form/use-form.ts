import { useEffect, useLayoutEffect, useState } from 'react';
import { type ChoiceControl, type NumberControl, numberControl } from './controls.ts';
import { initialState, type NumberSpec } from './field.ts';
import type { ChoiceSpec, FieldName, FormSpec, InputsOf, NumberName } from './form-spec.ts';
import {
  type FormState,
  mapValues,
  startState,
  withChoice,
  withFocus,
  withNumbers,
  withValues,
} from './form-state.ts';
import { keptValues, putInAddress } from './kept-values.ts';
import { pathWith, valuesIn } from './share.ts';
import { useUnitIds } from './unit-preference.ts';

export interface Form<Spec extends FormSpec> {
  /** For the formulas: within the fields' ranges. */
  readonly inputs: InputsOf<Spec>;
  /** For links and other pages: numbers outside their range stay, so that the answer is on hold there too. */
  readonly entered: InputsOf<Spec>;
  readonly control: (name: FieldName<Spec>) => NumberControl | ChoiceControl;
  readonly labelOf: (name: FieldName<Spec>) => string;
  /** Whether the nearest end of a field's range was taken instead of its number. */
  readonly isOutside: (name: FieldName<Spec>) => boolean;
  /** Of a field whose text is no number: its label and the value that the result is still for. */
  readonly stillFor: (name: FieldName<Spec>) => string | undefined;
  readonly fill: (name: string, value: number) => void;
  readonly path: string;
  readonly isFromLastVisit: boolean;
  /** Hydrated, and the fields have the values typed early, of the link, or of the last visit. */
  readonly isReady: boolean;
  /** Restores the defaults, and stores none. */
  readonly reset: () => void;
}

type Follow<Spec extends FormSpec> = (
  name: string,
  value: string,
) => Partial<Record<NumberName<Spec>, number>>;

export function useForm<const Spec extends FormSpec>(
  id: string,
  spec: Spec,
  /** What else changes with a choice, such as the strength that goes with a salt. */
  follow?: Follow<Spec>,
  /** The values to open with where the page's address is not the calculator's own. */
  opened?: ReadonlyMap<string, string>,
): Form<Spec> {
  const given = opened !== undefined && opened.size > 0;
  const [state, setState] = useState<FormState>(() => ({
    ...startState(spec, opened),
    ...(given && { by: 'link' }),
  }));
  const isReady = useOpening(id, spec, given, setState);
  const control = useControls(spec, state, setState, follow);
  const number = (name: string) => (name in spec.numbers ? (control(name) as NumberControl) : undefined);
  const values = mapValues(spec.numbers, (_, name) => number(name)?.reading.value);
  const inputs = { ...values, ...state.choices } as InputsOf<Spec>;
  const entered = { ...mapValues(state.numbers, ({ last }) => last), ...state.choices } as InputsOf<Spec>;
  const path = pathWith(id, entered);
  useKeeping(id, path, state.by);
  return {
    inputs,
    entered,
    control,
    labelOf: (name) => control(name).spec.label,
    isOutside: (name) => number(name)?.reading.outside === true,
    stillFor: (name) => {
      const still = number(name)?.reading.still;
      return still && `${control(name).spec.label} ${still}`;
    },
    fill: (name, value) => number(name)?.fill(value),
    path,
    isFromLastVisit: state.by === 'last visit',
    isReady,
    reset: () => {
      keptValues(id).set(new Map());
      putInAddress(id, undefined);
      setState(startState(spec));
    },
  };
}

type SetState = (change: (now: FormState) => FormState) => void;

function useControls<Spec extends FormSpec>(
  spec: Spec,
  state: FormState,
  setState: SetState,
  follow?: Follow<Spec>,
) {
  const chosenId = useUnitIds();
  const specs: Readonly<Record<string, NumberSpec>> = spec.numbers;
  const choices: Readonly<Record<string, ChoiceSpec>> = spec.choices;

  function number(name: string): NumberControl {
    const field = specs[name];
    const current = state.numbers[name];
    if (!field || !current) throw new Error(`No field "${name}"`);
    return numberControl({
      name,
      spec: field,
      state: current,
      chosenId,
      put: (change) => setState((now) => withNumbers(now, { [name]: change(now.numbers[name] ?? current) })),
      focus: (change) => setState((now) => withFocus(now, name, change(now.numbers[name] ?? current))),
    });
  }

  function choice(name: string): ChoiceControl {
    const field = choices[name];
    const value = state.choices[name];
    if (!field || value === undefined) throw new Error(`No field "${name}"`);
    return { name, spec: field, value, choose: (chosen) => choose(name, chosen) };
  }

  function choose(name: string, value: string) {
    const followed = (follow?.(name, value) ?? {}) as Readonly<Record<string, number>>;
    const numbers = mapValues(followed, (base, field) => initialState(specs[field] as NumberSpec, base));
    setState((now) => withChoice(withNumbers(now, numbers), name, value));
  }

  return (name: string) => (name in specs ? number(name) : choice(name));
}

/**
 * Opens with the values of the address, or else of the last visit, and follows links on the page that change the
 * address. A layout effect, so that the defaults are never drawn in between.
 */
function useOpening(id: string, spec: FormSpec, isGiven: boolean, setState: SetState): boolean {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => {
    const linked = valuesIn(location.hash, id);
    const kept = keptValues(id).get();
    if (linked.size > 0) setState((now) => withValues(spec, now, linked, 'link'));
    else if (kept.size > 0 && !isGiven) setState((now) => withValues(spec, now, kept, 'last visit'));
    setIsReady(true);
    const follow = () => {
      const values = valuesIn(location.hash, id);
      if (values.size > 0) setState(() => ({ ...startState(spec, values), by: 'link' }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, spec, isGiven, setState]);
  return isReady;
}

const addressDelayMs = 300;

function useKeeping(id: string, path: string, by: FormState['by']) {
  useEffect(() => {
    if (by !== 'reader') return;
    const values = valuesIn(path.slice(path.indexOf('#')), id);
    keptValues(id).set(values);
    const timer = setTimeout(() => putInAddress(id, values), addressDelayMs);
    return () => clearTimeout(timer);
  }, [id, path, by]);
}
