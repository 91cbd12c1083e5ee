import { expect, test } from 'vitest';
import { occupationsFor } from './occupations.ts';

test.each([
  ['winemaker', ['winemaker']],
  ['winemakers', ['winemaker']],
  ['wine', ['winemaker']],
  ['enologist', ['winemaker', 'lab']],
  ['cellar', ['cellarHand']],
  ['lab', ['lab']],
  ['sales', ['sales']],
  ['row', []],
  ['win', []],
  ['other', []],
  ['s', []],
  ['', []],
])('%j names the occupations %j', (word, occupations) => {
  expect(occupationsFor(word)).toEqual(occupations);
});
