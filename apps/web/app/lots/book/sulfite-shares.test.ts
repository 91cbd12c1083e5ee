import { SULFITE_SHARES } from '@orbit-vine/cellar-notes/vocabulary/materials.ts';
import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { expect, it } from 'vitest';

// The packages of the cellar know no other package, so what two of them say meets here.
it('the book of a winery and the calculators hold sulfites for equally pure', () => {
  const percent = Object.entries(SULFITE_SHARES).map(([salt, share]) => [
    salt,
    Number((100 * share).toFixed(1)),
  ]);
  expect(Object.fromEntries(percent)).toEqual(pureSo2Percent);
});
