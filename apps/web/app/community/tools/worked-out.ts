import type { Definition } from '../../calculator/definition/definition.ts';
import { initialState, readField, textIn, unitFor } from '../../calculator/form/field.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { unitOf } from '../../calculator/form/units.ts';
import type { Calculation, Figure } from '../../calculator/result/calculation.ts';
import { figureText } from '../../calculator/result/figure-text.ts';
import { type FigureToActOn, figureToActOn } from '../../calculator/result/figure-to-act-on.ts';
import { warningsOf } from '../../calculator/result/warnings-of.ts';

/** A calculator's result, in the same units for every reader. */
export interface WorkedOut {
  readonly act: FigureToActOn;
  readonly calculation: Calculation;
  /** The inputs as text: "pH 3.4". */
  readonly given: readonly string[];
}

/** Missing or invalid values fall back to the calculator's initial ones. */
export function workOut(definition: Definition, values: ReadonlyMap<string, string>): WorkedOut {
  const { numbers, choices } = definition.form;
  const readings = Object.entries(numbers).map(([name, spec]) => {
    const value = Number(values.get(name) ?? Number.NaN);
    const state = initialState(spec, Number.isFinite(value) ? value : spec.initial);
    const unit = unitFor(spec, undefined);
    return { name, spec, unit, text: textIn(state, unit), reading: readField(spec, state, unit) };
  });
  const chosen = Object.entries(choices).map(([name, { initial, options }]) => {
    const chosenValue = values.get(name);
    return [name, options.find(({ value }) => value === chosenValue)?.value ?? initial] as const;
  });
  const inputs: InputsOf<typeof definition.form> = Object.fromEntries([
    ...readings.map(({ name, reading }) => [name, reading.value] as const),
    ...chosen,
  ]);
  const shown = new Set<string>(definition.fields(inputs));
  const counting = readings.filter(({ name }) => shown.has(name));
  const calculation = definition.compute(inputs, (family) => unitOf(family, undefined));
  const outside = counting.filter(({ reading }) => reading.outside).map(({ spec }) => spec.label);
  return {
    act: figureToActOn(calculation, outside),
    calculation,
    given: counting.map(({ spec, text, unit }) => [spec.label, text, unit.label].filter(Boolean).join(' ')),
  };
}

/** The first line of a shared calculation; older messages keep the result of their time. */
function resultLine({ name }: Pick<Definition, 'name'>, { act }: WorkedOut): string {
  return `${name}: ${figureLine(act.figure)}`;
}

const figureLine = (figure: Figure) => `${figure.label} ${figureText(figure)}`;

export function sharedText(definition: Definition, worked: WorkedOut, link: string): string {
  const { act, calculation, given } = worked;
  const caution = act.hold ?? (act.differs ? act.reason : undefined);
  return [
    resultLine(definition, worked),
    ...(caution ? [caution] : []),
    ...(calculation.parts ?? []).map(figureLine),
    ...warningsOf(calculation),
    given.join(', '),
    link,
  ].join('\n');
}

/** The result that a message states, if it differs from the current one. */
export function earlierResult(
  definition: Definition,
  worked: WorkedOut,
  content: string,
): string | undefined {
  const line = content.split('\n').find((line) => line.startsWith(`${definition.name}: `));
  // Older messages have a space before the percent sign.
  const earlier = line?.replace(' %', '%');
  return earlier && earlier !== resultLine(definition, worked)
    ? earlier.slice(definition.name.length + 2)
    : undefined;
}
