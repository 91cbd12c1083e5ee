import { expect, test } from 'vitest';
import { emailPrompts, preparedEmail } from './prepared-email.ts';

test('the prepared email goes to the owner, with a subject and a line for each prompt', () => {
  const { protocol, pathname, searchParams } = new URL(preparedEmail('owner@example.com'));
  expect(protocol + pathname).toBe('mailto:owner@example.com');
  expect(searchParams.get('subject')).toBe('An inquiry from a winery');
  const lines = searchParams.get('body')?.split('\r\n') ?? [];
  expect(lines.filter((line) => line.endsWith(':'))).toEqual(emailPrompts.map((prompt) => `${prompt}:`));
});

test('the prepared email encodes no spaces as plus signs, which mail programs would show', () => {
  expect(preparedEmail()).not.toContain('+');
});
