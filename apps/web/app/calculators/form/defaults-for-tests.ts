import type { Choices, FormSpec, Values } from './use-form.ts';

/** What a form holds before anybody has typed in it. */
export function defaultsOf<const Spec extends FormSpec>(spec: Spec): Values<Spec> & Choices<Spec> {
  const initial = (fields: Readonly<Record<string, { readonly initial: string | number }>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));
  return { ...initial(spec.numbers), ...initial(spec.choices) } as Values<Spec> & Choices<Spec>;
}
