import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { proofs, sources } from '../proof/proofs.data.ts';

function variants(form: FormSpec): InputsOf<FormSpec>[] {
  const start = defaultsOf(form);
  const choices = Object.entries(form.choices).flatMap(([name, { options }]) =>
    options.map(({ value }) => Object.assign({}, start, { [name]: value })),
  );
  return [start, ...choices];
}

describe.each(calculators)('$title', (definition) => {
  const calculations = variants(definition.form).map((inputs) =>
    definition.compute(inputs, (family) => unitOf(family, undefined)),
  );

  it('lists on its page the source of every step', () => {
    const steps = calculations.flatMap(({ steps }) => steps);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ source }) => !sources[source])).toEqual([]);
  });

  it('lists only existing fields', () => {
    const { form, dose } = definition;
    const known = new Set([...Object.keys(form.numbers), ...Object.keys(form.choices)]);
    const named = variants(form).flatMap((inputs) => definition.fields(inputs));
    expect(
      [...named, ...(dose?.given ?? []), ...(dose?.tankColumns ?? [])].filter((name) => !known.has(name)),
    ).toEqual([]);
  });

  it('is checked against published points', () => {
    expect(proofs[definition.id]?.points).toBeGreaterThan(0);
  });
});

it('the calculators have unique addresses, and the featured ones keep their order', () => {
  const ids = calculators.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 5)).toEqual(['brix-sg', 'alcohol', 'density-alcohol', 'so2', 'yan']);
});
