import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { type Quantity, quantities } from '../result/quantities.ts';
import { givenOf } from '../result/tank-after.ts';
import type { Definition } from './definition.ts';

export interface TakingField {
  readonly field: string;
  readonly quantity: Quantity;
  readonly factor: number;
}

export function takingFields({ form, takes = {} }: Definition): readonly TakingField[] {
  return Object.keys(form.numbers).flatMap((field): TakingField[] => {
    const take = takes[field] ?? (field in quantities ? (field as Quantity) : undefined);
    if (take === undefined) return [];
    const [quantity, factor] = typeof take === 'string' ? [take, 1] : take;
    return [{ field, quantity, factor }];
  });
}

export function givenBy(definition: Definition): ReadonlySet<Quantity> {
  const { form, compute } = definition;
  const start = defaultsOf<FormSpec>(form);
  const choices = Object.entries(form.choices).flatMap(([name, { options }]) =>
    options.map(({ value }): InputsOf<FormSpec> => ({ ...start, [name]: value })),
  );
  const given = [start, ...choices].flatMap((inputs) =>
    Object.entries(givenOf(compute(inputs, (family) => unitOf(family, undefined)).tank)),
  );
  return new Set(given.flatMap(([name, value]) => (Number.isFinite(value) ? [name as Quantity] : [])));
}
