import { expect, test } from 'vitest';
import { unsavedWords } from './unsaved-words.ts';

test.each([
  [{ drafts: 2, unsent: 0 }, 'Two drafts'],
  [{ drafts: 0, unsent: 1 }, 'One unsent message'],
  [{ drafts: 1, unsent: 12 }, 'One draft and 12 unsent messages'],
  [{ drafts: 3, unsent: 1 }, 'Three drafts and one unsent message'],
])('signing out with %o names %s', (unsaved, words) => {
  expect(unsavedWords(unsaved)).toBe(words);
});
