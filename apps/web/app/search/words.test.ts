import { expect, test } from 'vitest';
import { excerpt, marked, plain } from './words.ts';

const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('a word compares equal regardless of case, accents, subscripts, and the spelling of sulfur', () => {
  expect(['SO₂', 'Château', 'Sulphite', 'm³'].map(plain)).toEqual(['so2', 'chateau', 'sulfite', 'm3']);
});

test('matches are marked, and the text stays complete', () => {
  const text = 'Free SO₂, and bound.';
  const parts = marked(text, new Set(['so2']));
  expect(textOf(parts)).toBe(text);
  expect(parts.filter(({ found }) => found)).toEqual([{ text: 'SO₂', found: true }]);
});

test('an excerpt shows the first match, cut between words', () => {
  const text = `${'early words '.repeat(30)}the nitrogen of yeast ${'late words '.repeat(30)}`;
  const parts = excerpt(text, new Set(['nitrogen']));
  expect(textOf(parts)).toMatch(/^… (early|words) .*the nitrogen of yeast .* (late|words) …$/);
  expect(textOf(parts).length).toBeLessThan(210);
});

test('a short text, or one without the words, is shown from its beginning', () => {
  expect(textOf(excerpt('All of it.', new Set(['it'])))).toBe('All of it.');
  expect(textOf(excerpt('word '.repeat(100), new Set(['none'])))).toMatch(/^word word/);
});
