import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test.each([
  '',
  ' \n\t',
  '\u200B\u200B\u200B',
  '\u2800',
  '\u00AD\u00AD',
  '\u3164',
  '\u202E\u2060',
  '\uFEFF\u00A0',
])('isBlank finds nothing to see in %j', (text) => expect(isBlank(text)).toBe(true));
test.each(['.', 'a\u200B', '👩🏽‍🌾', '[]( )', '\u0301', '0'])('isBlank sees %j', (text) =>
  expect(isBlank(text)).toBe(false),
);
