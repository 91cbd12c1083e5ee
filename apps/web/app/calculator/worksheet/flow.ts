import { listInWords } from '../../platform/formatters.ts';
import type { Definition, UnitOf } from '../definition/definition.ts';
import { takingFields } from '../definition/takes.ts';
import { noValue } from '../form/decimal.ts';
import { type FieldState, initialState, readField, unitFor } from '../form/field.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';
import { type Calculation, tryCalculation } from '../result/calculation.ts';
import { type FigureToActOn, figureToActOn } from '../result/figure-to-act-on.ts';
import type { Given, Quantity } from '../result/quantities.ts';
import { changesWine, givenOf } from '../result/tank-after.ts';

export interface Step {
  readonly key: string;
  readonly calculator: string;
  /** In formulas' units, as in a link. */
  readonly values: Readonly<Record<string, string>>;
  /** How numbers were typed, while the page is open. */
  readonly typed: Readonly<Record<string, FieldState>>;
}

/** A quantity's value, `NaN` if it has to be measured again, and the step that it is from. */
export interface FlowingQuantity {
  readonly value: number;
  readonly step: number | 'tank';
}

export interface WorkedStep {
  readonly step: Step;
  readonly definition: Definition;
  readonly inputs: InputsOf<FormSpec>;
  readonly states: Readonly<Record<string, FieldState>>;
  readonly flows: Readonly<Record<string, FlowingQuantity>>;
  readonly shown: readonly string[];
  readonly calculation: Calculation | undefined;
  readonly act: FigureToActOn | undefined;
  /** The quantities that the step changes or finds; `NaN` has to be measured again. Empty for a step on hold. */
  readonly handsOn: Given;
}

type Tank = ReadonlyMap<Quantity, FlowingQuantity>;

/** A saved tank's values in formulas' units, by field name. */
export type SavedValues = Readonly<Record<string, number>>;

function flowsInto(definition: Definition, tank: Tank, saved: SavedValues): WorkedStep['flows'] {
  const measured = Object.keys(definition.form.numbers).flatMap((field): [string, FlowingQuantity][] => {
    const value = saved[field];
    return value === undefined ? [] : [[field, { value, step: 'tank' }]];
  });
  const given = takingFields(definition).flatMap(
    ({ field, quantity, factor }): [string, FlowingQuantity][] => {
      const known = tank.get(quantity);
      return known ? [[field, { ...known, value: known.value * factor }]] : [];
    },
  );
  return Object.fromEntries([...measured, ...given]);
}

function quantitiesSaved(
  definitions: readonly Definition[],
  saved: SavedValues,
): [Quantity, FlowingQuantity][] {
  return definitions
    .flatMap(takingFields)
    .flatMap(({ field, quantity, factor }): [Quantity, FlowingQuantity][] => {
      const value = saved[field];
      return value === undefined ? [] : [[quantity, { value: value / factor, step: 'tank' }]];
    });
}

function choicesOf({ form }: Definition, values: Step['values'], before: WorkedStep | undefined) {
  return Object.fromEntries(
    Object.entries(form.choices).map(([name, { initial, options }]) => {
      const set = options.find(({ value }) => value === values[name])?.value;
      return [name, set ?? before?.inputs[name] ?? initial];
    }),
  );
}

/**
 * In order: the number set by hand, the one that flows in, the one of the last step with this calculator, the initial
 * one.
 */
function statesOf(definition: Definition, step: Step, flows: WorkedStep['flows'], before?: WorkedStep) {
  return Object.fromEntries(
    Object.entries(definition.form.numbers).map(([name, spec]) => {
      const set = step.typed[name];
      if (set) return [name, set];
      const value = [Number(step.values[name] ?? Number.NaN), flows[name]?.value, before?.states[name]?.last];
      return [
        name,
        initialState(spec, value.find((candidate) => Number.isFinite(candidate)) ?? spec.initial),
      ];
    }),
  );
}

function workOut(
  step: Step,
  definition: Definition,
  given: { tank: Tank; saved: SavedValues; before: WorkedStep | undefined },
  unitOf: UnitOf,
): WorkedStep {
  const { numbers, choices } = definition.form;
  const flows = flowsInto(definition, given.tank, given.saved);
  const states = statesOf(definition, step, flows, given.before);
  const within = (name: string) =>
    Math.min(numbers[name]?.max ?? 0, Math.max(numbers[name]?.min ?? 0, states[name]?.last ?? 0));
  const inputs: InputsOf<FormSpec> = {
    ...defaultsOf<FormSpec>(definition.form),
    ...Object.fromEntries(Object.keys(numbers).map((name) => [name, within(name)])),
    ...choicesOf(definition, step.values, given.before),
  };
  const shown = definition.fields(inputs);
  const outside = shown.filter((name) => name in numbers && within(name) !== states[name]?.last);
  const labels = outside.map((name) => (numbers[name] ?? choices[name])?.label ?? name);
  const calculation = tryCalculation(() => definition.compute(inputs, unitOf));
  const act =
    calculation &&
    figureToActOn(
      unmeasured(calculation, definition, { flows, step, shown, states }),
      labels,
      stillFor(definition, shown, states),
    );
  const worked = { step, definition, inputs, states, flows, shown, calculation, act };
  return { ...worked, handsOn: handedOn(worked, given.tank) };
}

function stillFor(
  { form }: Definition,
  shown: readonly string[],
  states: WorkedStep['states'],
): readonly string[] {
  return shown.flatMap((name) => {
    const still = stillOf(form, name, states);
    return still ? [`${form.numbers[name]?.label} ${still}`] : [];
  });
}

function stillOf({ numbers }: FormSpec, name: string, states: WorkedStep['states']): string | undefined {
  const [spec, state] = [numbers[name], states[name]];
  return spec && state && readField(spec, state, unitFor(spec, state.unitId)).still;
}

const isByHand = (form: FormSpec, name: string, { step, states }: Pick<WorkedStep, 'step' | 'states'>) =>
  name in step.values && stillOf(form, name, states) === undefined;

/** Holds a step that needs a quantity that an earlier step changed, until a measurement is entered. */
function unmeasured(
  calculation: Calculation,
  { form }: Definition,
  worked: Pick<WorkedStep, 'flows' | 'step' | 'shown' | 'states'>,
): Calculation {
  const fields = worked.shown.filter(
    (name) => Number.isNaN(worked.flows[name]?.value) && !isByHand(form, name, worked),
  );
  if (fields.length === 0) return calculation;
  const labels = fields.map((name) => form.numbers[name]?.label ?? name);
  return { ...calculation, hold: `Measure first: ${listInWords(labels)}.` };
}

type Worked = Omit<WorkedStep, 'handsOn'>;

function enteredIn(worked: Worked): [Quantity, number][] {
  const { definition, shown, inputs, flows } = worked;
  return takingFields(definition).flatMap(({ field, quantity, factor }): [Quantity, number][] => {
    const isEntered = isByHand(definition.form, field, worked) || !(field in flows);
    return isEntered && shown.includes(field) ? [[quantity, Number(inputs[field]) / factor]] : [];
  });
}

function handedOn(worked: Worked, tank: Tank): Given {
  const { calculation, act } = worked;
  if (!calculation || !act || act.hold || act.figure.text === noValue) return {};
  const before = new Map([...tank].map(([quantity, { value }]) => [quantity, value]));
  for (const [quantity, value] of enteredIn(worked)) before.set(quantity, value);
  return givenOf(calculation.tank, Object.fromEntries(before));
}

function tankAfter(worked: WorkedStep, tank: Tank, index: number, earlier: readonly WorkedStep[]): Tank {
  const blend = worked.calculation?.tank.blend;
  const ofTheSameBlend = (quantity: Quantity) => {
    const step = tank.get(quantity)?.step;
    return (
      blend !== undefined && typeof step === 'number' && earlier[step]?.calculation?.tank.blend === blend
    );
  };
  const given = (Object.entries(worked.handsOn) as [Quantity, number][]).filter(
    ([quantity, value]) => Number.isFinite(value) || !ofTheSameBlend(quantity),
  );
  const changed = [...enteredIn(worked), ...given].map(([quantity, value]): [Quantity, FlowingQuantity] => [
    quantity,
    { value, step: index },
  ]);
  return new Map([...tank, ...changed]);
}

/**
 * A row of calculations on one tank, each with the results of the ones before. Numbers set by hand stay; a quantity
 * that a step makes unknown (the pH of a blend) stops flowing, and the field asks for a measurement.
 */
export function workOutRow(
  steps: readonly Step[],
  definitionOf: (calculator: string) => Definition | undefined,
  unitOf: UnitOf,
  saved: SavedValues = {},
): readonly WorkedStep[] {
  const known = steps.flatMap((step) => {
    const definition = definitionOf(step.calculator);
    return definition ? [{ step, definition }] : [];
  });
  let measured = saved;
  let tank: Tank = new Map(
    quantitiesSaved(
      known.map(({ definition }) => definition),
      saved,
    ),
  );
  const worked: WorkedStep[] = [];
  for (const { step, definition } of known) {
    const before = worked.findLast((earlier) => earlier.definition === definition);
    const done = workOut(step, definition, { tank, saved: measured, before }, unitOf);
    tank = tankAfter(done, tank, worked.length, worked);
    // Saved values of fields that take no quantity are valid only until the wine changes.
    if (done.calculation && Object.keys(done.handsOn).length > 0 && changesWine(done.calculation.tank))
      measured = {};
    worked.push(done);
  }
  return worked;
}
