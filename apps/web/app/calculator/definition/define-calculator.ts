import type { FieldName, FormSpec, InputsOf, NumberName } from '../form/form-spec.ts';
import type { Definition, Dose } from './definition.ts';

type Declared<Spec extends FormSpec> = Omit<Definition<Spec>, 'name' | 'fields' | 'dose'> & {
  /** Default: the title. */
  readonly name?: string;
  /** Default: all, choices first, then numbers as declared. */
  fields?(inputs: InputsOf<Spec>): readonly FieldName<Spec>[];
  /** For calculators of an amount. By default the sheet has the calculator's name and all fields. */
  readonly dose?: Partial<DoseOf<Spec>> & Pick<DoseOf<Spec>, 'tankColumns' | 'tankExample'>;
};

type DoseOf<Spec extends FormSpec> = Dose<FieldName<Spec>, NumberName<Spec>>;

const maxFieldsBelow = 4;

export function defineCalculator<const Spec extends FormSpec>(declared: Declared<Spec>): Definition<Spec> {
  const { form, title, name = title, dose } = declared;
  const all = [...Object.keys(form.choices), ...Object.keys(form.numbers)] as FieldName<Spec>[];
  const fields = declared.fields ?? (() => all);
  return {
    tall: all.length > maxFieldsBelow,
    ...declared,
    name,
    fields,
    ...(dose && { dose: { sheetTitle: name, given: all, ...dose } }),
  } as Definition<Spec>;
}
