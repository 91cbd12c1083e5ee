import { maxCharacters } from '@orbit-vine/cellar-notes/read.ts';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';

it('a text message to a winery may be as long as the longest that is read', () => {
  expect(limits.cellarMessage).toBe(maxCharacters);
});
