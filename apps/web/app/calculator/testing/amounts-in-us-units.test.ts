import { expect, it } from 'vitest';
import { calculatorOf, calculators } from '../../tools/registry.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitSystems } from '../form/unit-systems.ts';
import { unitOf } from '../form/units.ts';

const inUsUnits = (id: string) => {
  const { form, compute } = calculatorOf(id);
  const units: Readonly<Record<string, string>> = unitSystems.us.units;
  return compute(defaultsOf(form), (family) => unitOf(family, units[family])).uncertainty;
};

it('the uncertainty of a dose is in the reader’s units', () => {
  // 0.2 g/L of tartaric acid in 1000 L are 200 g, 7.055 oz.
  expect(inUsUnits('acid-addition').join()).toContain('7.05 oz either way');
  const metric = calculators.filter(({ id }) =>
    inUsUnits(id).some((line) => / (?:k?g|L) more|\d (?:kg|bar)\.$/.test(line)),
  );
  expect(metric.map(({ id }) => id)).toEqual([]);
});
