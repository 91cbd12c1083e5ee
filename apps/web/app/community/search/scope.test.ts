import { expect, test } from 'vitest';
import { isScoped, scopeOf, toggleScope } from './scope.ts';

test.each([
  ['General', 'in:General'],
  ['Natural Winemaking', 'in:"Natural Winemaking"'],
  ['Say "cheers" twice', 'in:Say'],
  ['"Quoted"', 'in:7'],
])('the channel %j is asked for as the server reads it', (name, scope) => {
  expect(scopeOf({ id: '7', name })).toBe(scope);
});

const natural = 'in:"Natural Winemaking"';

test.each([
  ['', `${natural} `],
  ['yeast', `${natural} yeast`],
  ['from:ada yeast ', `${natural} from:ada yeast `],
  ['in:General yeast', `${natural} yeast`],
  ['yeast in: ', `${natural} yeast `],
  [`${natural} yeast`, 'yeast'],
  ['yeast IN:"natural winemaking"', 'yeast '],
  [`${natural} `, ''],
])('%j with the channel asked for becomes %j', (text, next) => {
  expect(toggleScope(text, natural)).toBe(next);
});

test('a word that ends with "in:" is no scope', () => {
  expect(isScoped('plugin:General', 'in:General')).toBe(false);
  expect(toggleScope('plugin:General', 'in:General')).toBe('in:General plugin:General');
});
