import { short } from '../form/decimal.ts';
import type { Form, FormSpec } from '../form/use-form.ts';
import type { Figure } from '../parts/worked.ts';

/** What was measured and chosen, as the calculator used it. */
export function givenIn<Spec extends FormSpec>(
  form: Form<Spec>,
  numbers: readonly (keyof Spec['numbers'] & string)[],
  choices: readonly (keyof Spec['choices'] & string)[],
): readonly Figure[] {
  return [
    ...numbers.map((name): Figure => {
      const { spec, unit, reading } = form.number(name);
      return { label: spec.label, text: short(unit.fromBase(reading.value), 4), unit: unit.label };
    }),
    ...choices.map((name): Figure => {
      const { spec, value } = form.choice(name);
      return {
        label: spec.label,
        text: spec.options.find((option) => option.value === value)?.label ?? value,
      };
    }),
  ];
}
