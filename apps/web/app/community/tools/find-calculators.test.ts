import { expect, test } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import { calculatorGroups } from './calculators.data.ts';
import { findCalculators, listedCalculators } from './find-calculators.ts';

test('the list has every calculator of the registry once, with the featured ones before the groups', () => {
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();
  expect(ids(listedCalculators)).toEqual(ids(calculators));
  expect(calculatorGroups[0]?.members.map(({ id }) => id)).toEqual([
    'brix-sg',
    'alcohol',
    'density-alcohol',
    'so2',
    'yan',
  ]);
  expect(calculatorGroups.slice(1).map(({ task }) => task)).toContain('Sulfur dioxide');
});

test.each([
  ['so2', 'so2'],
  ['Campden', 'so2'],
  ['dipstick', 'tank-volume'],
  ['brix', 'brix-sg'],
])('%j finds a calculator by its name, or by what people call it', (typed, id) => {
  expect(findCalculators(typed).map((found) => found.id)).toContain(id);
});

test('the search finds nothing for words that match no calculator', () => {
  expect(findCalculators('xylophone')).toEqual([]);
});
