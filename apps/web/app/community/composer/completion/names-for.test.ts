import { mentionAt } from '@orbit-vine/contract/mentions.ts';
import { expect, test } from 'vitest';
import { namesFor } from './names-for.ts';

/** The mention at the caret, which `|` marks. */
const at = (marked: string) => mentionAt(marked.replace('|', ''), marked.indexOf('|'));

test.each([
  ['@|', { from: 0, to: 1, sought: '' }],
  ['Ask @Ad| please', { from: 4, to: 7, sought: 'Ad' }],
  ['Ask @A|da please', { from: 4, to: 8, sought: 'A' }],
  ['(@Žofie_|', { from: 1, to: 8, sought: 'Žofie_' }],
  ['one\n@b|', { from: 4, to: 6, sought: 'b' }],
])('in %j a mention is being written', (marked, expected) => {
  expect(at(marked)).toEqual(expected);
});

test.each(['Ada|', 'ada@example|', '@Ada |', '|@Ada', '@Ada, who|'])(
  '%j contains no mention at the caret',
  (marked) => {
    expect(at(marked)).toBeUndefined();
  },
);

test('distinct members whose name starts with the text are found in order, without names that cannot be mentioned', () => {
  const members = ['Bob', 'adam', 'Ada', 'Adele', 'Ada', 'Ad astra'].map((name) => ({ name }));
  expect(namesFor('AD', members, 6).map(({ name }) => name)).toEqual(['adam', 'Ada', 'Adele']);
  expect(namesFor('ada', members, 1).map(({ name }) => name)).toEqual(['Ada']);
  expect(namesFor('ad', members, 2)).toHaveLength(2);
  expect(namesFor('', members, 9)).toHaveLength(4);
});
