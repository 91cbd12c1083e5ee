import { withThousands } from '../form/decimal.ts';
import { initialState, type NumberSpec, readField, typed, unitFor } from '../form/field.ts';
import type { FormSpec, InputsOf } from '../form/form-spec.ts';
import { defaultsOf } from '../form/form-spec.ts';
import type { UnitFamily } from '../form/units.ts';

type UnitIds = (family: UnitFamily) => string | undefined;

/** A number as readers type it, with thousands separators, as its field then reads it. */
function asTyped(spec: NumberSpec, value: number, unitIds: UnitIds): number {
  const unit = unitFor(spec, typeof spec.unit === 'string' ? undefined : unitIds(spec.unit.family));
  const text = withThousands(String(Number(unit.fromBase(value).toPrecision(12))));
  const {
    value: understood,
    outside,
    problem,
  } = readField(spec, typed(spec, initialState(spec), unit, text), unit);
  if (outside || problem) throw new Error(`${spec.label} does not take "${text}": ${problem}`);
  return understood;
}

export function inputsTyped(
  { form }: { readonly form: FormSpec },
  given: Readonly<Record<string, number | string>>,
  unitIds: UnitIds = () => undefined,
): InputsOf<FormSpec> {
  const typedIn = Object.entries(given).map(([name, value]) => {
    const spec = form.numbers[name];
    if (!spec && !form.choices[name]) throw new Error(`There is no field "${name}".`);
    return [name, spec && typeof value === 'number' ? asTyped(spec, value, unitIds) : value];
  });
  return { ...defaultsOf(form), ...Object.fromEntries(typedIn) } as InputsOf<FormSpec>;
}
