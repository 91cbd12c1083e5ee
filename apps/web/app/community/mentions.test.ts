import { expect, test } from 'vitest';
import { splitMentions } from './mentions.ts';

const mentioned = (content: string) =>
  splitMentions(content)
    .filter((part) => part.mention)
    .map((part) => part.text);

test('a word after @ is a mention, in any script', () => {
  expect(mentioned('@Ann and @Gérard_2, ask @Ζωή.')).toEqual(['@Ann', '@Gérard_2', '@Ζωή']);
});

test('an email address and a lone @ are not', () => {
  expect(mentioned('write to ann@example.com @ noon')).toEqual([]);
});

test('the parts together are the text', () => {
  const content = 'hello @Ann,\nwhat about @Bob?';
  expect(
    splitMentions(content)
      .map((part) => part.text)
      .join(''),
  ).toBe(content);
});
