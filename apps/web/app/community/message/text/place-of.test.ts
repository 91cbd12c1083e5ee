import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const author = { id: '1', name: 'Maria', avatar: '' };
const messageWith = (content: string, name?: string) => ({
  author,
  content,
  attachments: name ? [{ id: '2', name, type: 'image/webp', bytes: 1 }] : [],
});

test.each([
  ['Ordered the **new** press', 'General › Maria: Ordered the new press'],
  ['Two\n\nlines', 'General › Maria: Two lines'],
  [
    'Third year of cover crops between the rows, and how do you judge them?',
    'General › Maria: Third year of cover crops between the rows, and…',
  ],
  ['x'.repeat(60), `General › Maria: ${'x'.repeat(48)}…`],
])('the link to %j shows channel, author, and first words', (content, read) => {
  expect(placeOf('General', messageWith(content))).toBe(read);
});

test('the link to a message with only files shows their names', () => {
  expect(placeOf('General', messageWith('', 'label.jpg'))).toBe('General › Maria: label.jpg');
});
