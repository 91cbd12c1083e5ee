import { type ChoiceControl, type NumberControl, numberControl } from '../form/controls.ts';
import { short, unitAfter, withThousands } from '../form/decimal.ts';
import type { FieldState } from '../form/field.ts';
import type { Unit, UnitFamily } from '../form/units.ts';
import type { FlowingQuantity, Step, WorkedStep } from './flow.ts';

type Change = (change: (step: Step) => Step) => void;
type UnitIds = (family: UnitFamily) => string | undefined;

const sourceOf = ({ step }: FlowingQuantity) => (step === 'tank' ? 'the saved tank' : `step ${step + 1}`);

function amountText(value: number, unit: Unit): string {
  return `${withThousands(short(unit.fromBase(value), 3))}${unitAfter(unit.label)}`;
}

function originText(known: FlowingQuantity, byHand: boolean, unit: Unit): string | undefined {
  const source = sourceOf(known);
  if (Number.isFinite(known.value)) {
    return byHand ? `Set by hand; ${source} gives ${amountText(known.value, unit)}.` : `From ${source}.`;
  }
  return byHand ? undefined : `Measure it again: ${source} changed it.`;
}

function withNumber(step: Step, name: string, state: FieldState): Step {
  return {
    ...step,
    values: { ...step.values, [name]: String(state.last) },
    typed: { ...step.typed, [name]: state },
  };
}

export function withoutValue(step: Step, name: string): Step {
  const without = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));
  return { ...step, values: without(step.values), typed: without(step.typed) };
}

/** Keeps a field's text while it has the focus; afterward only if it was set by hand. */
function withFocus(step: Step, name: string, state: FieldState): Step {
  const { [name]: _, ...others } = step.typed;
  const stays = state.isHeld || name in step.values;
  return { ...step, typed: stays ? { ...others, [name]: state } : others };
}

function numberOf(worked: WorkedStep, name: string, unitIds: UnitIds, change: Change): NumberControl {
  const spec = worked.definition.form.numbers[name];
  const state = worked.states[name];
  if (!spec || !state) throw new Error(`No field "${name}"`);
  const control = numberControl({
    name,
    spec,
    state,
    chosenId: unitIds,
    put: (alter) => change((step) => withNumber(step, name, alter(step.typed[name] ?? state))),
    focus: (alter) => change((step) => withFocus(step, name, alter(step.typed[name] ?? state))),
  });
  const { reading, unit } = control;
  const known = worked.flows[name];
  const says = reading.says ?? (known && originText(known, name in worked.step.values, unit));
  return { ...control, reading: { ...reading, ...(says !== undefined && { says }) } };
}

function choiceControl({ definition, inputs }: WorkedStep, name: string, change: Change): ChoiceControl {
  const spec = definition.form.choices[name];
  if (!spec) throw new Error(`No field "${name}"`);
  return {
    name,
    spec,
    value: String(inputs[name]),
    choose: (value) =>
      change((step) => {
        const follows = Object.entries(definition.follow?.(name, value) ?? {});
        const freed = follows.reduce((now, [field]) => withoutValue(now, field), step);
        const values = Object.fromEntries(follows.map(([field, number]) => [field, String(number)]));
        return { ...freed, values: { ...freed.values, ...values, [name]: value } };
      }),
  };
}

export function controlsOf(worked: WorkedStep, unitIds: UnitIds, change: Change) {
  const { numbers } = worked.definition.form;
  return worked.shown.map((name) => ({
    name,
    control: name in numbers ? numberOf(worked, name, unitIds, change) : choiceControl(worked, name, change),
  }));
}

export function overridden({ step, flows, shown }: WorkedStep): readonly string[] {
  return shown.filter((name) => name in step.values && Number.isFinite(flows[name]?.value));
}
