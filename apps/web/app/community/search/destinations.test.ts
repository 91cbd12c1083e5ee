import { expect, test } from 'vitest';
import { placeholderChannels } from '../queries/channels.ts';
import { calculatorsFor, channelsFor, opensOnEnter } from './destinations.ts';

test.each([
  ['nat', ['Natural Winemaking']],
  ['wine', ['Natural Winemaking', 'Small Wine Business']],
  ['bus small', ['Small Wine Business']],
  ['GÉN', ['General']],
  ['winery', []],
  ['  ', []],
])('%j leads to channels with words that start with it', (written, names) => {
  expect(channelsFor(written, placeholderChannels).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['so2', 'SO₂ Addition'],
  ['brix', 'Brix to Specific Gravity'],
  ['campden', 'SO₂ Addition'],
])('%j leads to a calculator by title or search word, but never by Enter alone', (written, name) => {
  const calculators = calculatorsFor(written);
  expect(calculators.map((each) => each.name)).toContain(name);
  expect(calculators.length).toBeLessThanOrEqual(3);
  expect(calculators.some((each) => opensOnEnter(written, each))).toBe(false);
});

test('a text that matches no calculator leads to none', () => {
  expect(calculatorsFor('thanks for the brix table')).toEqual([]);
  expect(calculatorsFor('  ')).toEqual([]);
});
