import type { FieldName, FormSpec, InputsOf, NumberName } from '../form/form-spec.ts';
import type { Definition } from './definition.ts';

/** A calculator of the bench: what a page can work out for itself is left out. */
type Declared<Spec extends FormSpec> = Omit<Definition<Spec>, 'name' | 'fields' | 'dose' | 'tall'> & {
  /** What it is called beside its answer, where the title does not do. */
  readonly name?: string;
  /** The fields that count, where not all of them do: the choices come first, then the numbers as declared. */
  fields?(inputs: InputsOf<Spec>): readonly FieldName<Spec>[];
  /** For those that give an amount: what differs from tank to tank, and a row of it as one would type it. */
  readonly dose?: {
    readonly tankColumns: readonly NumberName<Spec>[];
    readonly tankExample: string;
  };
};

/** With more fields than this the picture stands beside them. */
const maxFieldsBelow = 4;

/** A definition whose page needs nothing but itself: it is rendered by `bench/page.tsx`. */
export function defineCalculator<const Spec extends FormSpec>(declared: Declared<Spec>): Definition<Spec> {
  const { form, title, name = title, dose } = declared;
  const all = [...Object.keys(form.choices), ...Object.keys(form.numbers)] as FieldName<Spec>[];
  const fields = declared.fields ?? (() => all);
  return {
    ...declared,
    name,
    fields,
    tall: all.length > maxFieldsBelow,
    ...(dose && { dose: { sheetTitle: name, given: all, ...dose } }),
  } as Definition<Spec>;
}
