import { expect, test } from 'vitest';
import { excerpt, marked, plain } from './words.ts';

const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('words are alike whatever their case, accents, small figures or spelling of sulfur', () => {
  expect(['SO₂', 'Château', 'Sulphite', 'm³'].map(plain)).toEqual(['so2', 'chateau', 'sulfite', 'm3']);
});

test('what was found is marked and nothing of the text is lost', () => {
  const text = 'Free SO₂, and bound.';
  const parts = marked(text, new Set(['so2']));
  expect(textOf(parts)).toBe(text);
  expect(parts.filter(({ found }) => found)).toEqual([{ text: 'SO₂', found: true }]);
});

test('an excerpt shows the first place that was found, cut between words', () => {
  const text = `${'early words '.repeat(30)}the nitrogen of yeast ${'late words '.repeat(30)}`;
  const parts = excerpt(text, new Set(['nitrogen']));
  expect(textOf(parts)).toMatch(/^… (early|words) .*the nitrogen of yeast .* (late|words) …$/);
  expect(textOf(parts).length).toBeLessThan(210);
});

test('a short text, or one without the words, is shown from its beginning', () => {
  expect(textOf(excerpt('All of it.', new Set(['it'])))).toBe('All of it.');
  expect(textOf(excerpt('word '.repeat(100), new Set(['none'])))).toMatch(/^word word/);
});
