import type { Definition } from '../definition/definition.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';

/**
 * Inputs at the ends of their ranges: for the defaults and each choice in turn, every `atOnce` (one or two) of the
 * fields shown.
 */
export function extremesOf({ form, fields }: Definition, atOnce: 1 | 2 = 2): InputsOf<FormSpec>[] {
  const usual = defaultsOf<FormSpec>(form);
  const chosen = Object.entries(form.choices).flatMap(([name, { options }]) =>
    options.map(({ value }): InputsOf<FormSpec> => ({ ...usual, [name]: value })),
  );
  return [usual, ...chosen].flatMap((inputs) => {
    const ends = fields(inputs).flatMap((name) => {
      const spec = form.numbers[name];
      return spec ? [{ [name]: spec.min }, { [name]: spec.max }] : [];
    });
    return ends.flatMap((one, at) =>
      ends.slice(at, atOnce === 1 ? at + 1 : undefined).map((other) => ({ ...inputs, ...one, ...other })),
    );
  });
}
