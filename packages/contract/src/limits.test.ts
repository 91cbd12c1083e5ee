import { maxCharacters } from '@orbit-vine/cellar-notes/read.ts';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';

// Two constants, so that no page that knows the limits loads the reader of cellar messages.
it('a text message to a winery may be as long as one that is read', () => {
  expect(limits.cellarMessage).toBe(maxCharacters);
});
