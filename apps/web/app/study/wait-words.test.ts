import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [30_000, '1 min'],
  [600_000, '10 min'],
  [3 * 3_600_000, '3 h'],
  [5 * 86_400_000, '5 d'],
  [122 * 86_400_000, '4 mo'],
  [1095 * 86_400_000, '3 y'],
])('a wait of %d ms reads %s', (wait, words) => {
  expect(waitWords(new Date(wait), new Date(0))).toBe(words);
});
