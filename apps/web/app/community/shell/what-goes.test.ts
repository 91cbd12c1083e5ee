import { expect, test } from 'vitest';
import { whatGoes } from './what-goes.ts';

test.each([
  [{ drafts: 2, unsent: 0 }, 'Two drafts'],
  [{ drafts: 0, unsent: 1 }, 'One unsent message'],
  [{ drafts: 1, unsent: 12 }, 'One draft and 12 unsent messages'],
  [{ drafts: 3, unsent: 1 }, 'Three drafts and one unsent message'],
])('of %o it is said what goes', (left, said) => {
  expect(whatGoes(left)).toBe(said);
});
