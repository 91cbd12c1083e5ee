import type { NumberSpec } from './field.ts';

export interface ChoiceSpec<Value extends string = string> {
  readonly label: string;
  readonly initial: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** A choice between `off` and `on` is a switch. */
  readonly kind?: 'switch';
}

export interface FormSpec {
  readonly numbers: Readonly<Record<string, NumberSpec>>;
  readonly choices: Readonly<Record<string, ChoiceSpec>>;
}

export type NumberName<Spec extends FormSpec> = keyof Spec['numbers'] & string;
type ChoiceName<Spec extends FormSpec> = keyof Spec['choices'] & string;
export type FieldName<Spec extends FormSpec> = NumberName<Spec> | ChoiceName<Spec>;

type Values<Spec extends FormSpec> = Readonly<Record<NumberName<Spec>, number>>;
type Choices<Spec extends FormSpec> = {
  readonly [Name in ChoiceName<Spec>]: Spec['choices'][Name]['options'][number]['value'];
};

/** Numbers are in their fields' base units. */
export type InputsOf<Spec extends FormSpec> =
  string extends FieldName<Spec> ? Readonly<Record<string, number | string>> : Values<Spec> & Choices<Spec>;

export function defaultsOf<const Spec extends FormSpec>(spec: Spec): InputsOf<Spec> {
  const initial = (fields: Readonly<Record<string, { readonly initial: string | number }>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));
  return { ...initial(spec.numbers), ...initial(spec.choices) } as InputsOf<Spec>;
}
