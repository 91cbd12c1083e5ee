import { describe, expect, it } from 'vitest';
import { tokensOf } from '../recognize/lexicon.ts';
import { isWithinEdits } from './edit-distance.ts';

describe('typing errors', () => {
  it.each([
    ['merlot', 'merlot', 0, true],
    ['merlot', 'merlt', 0, false],
    ['merlot', 'merlt', 1, true],
    ['merlot', 'merllot', 1, true],
    ['merlot', 'mexlot', 1, true],
    ['merlot', 'melrot', 1, true],
    ['merlot', 'emrlot', 1, true],
    ['merlot', 'mexlott', 1, false],
    ['merlot', 'mexlott', 2, true],
    ['merlot', 'merl', 1, false],
    ['merlot', 'merl', 2, true],
    ['', 'a', 1, true],
    ['ab', 'ba', 1, true],
    ['abc', 'cab', 1, false],
  ])('from “%s” to “%s” are at most %i: %s', (left, right, most, within) => {
    expect([isWithinEdits(left, right, most), isWithinEdits(right, left, most)]).toEqual([within, within]);
  });
});

describe('a token', () => {
  const shown = (text: string) => tokensOf(text).map(({ kind, text: folded }) => `${kind} ${folded}`);

  it.each([
    ['22.4B', ['number 22.4', 'word b']],
    ['1,312.', ['number 1,312', 'mark .']],
    ['.52', ['number .52']],
    ['what’s', ['word whats']],
    ['T1->T2', ['word t', 'number 1', 'mark >', 'word t', 'number 2']],
    ['T1 → T2', ['word t', 'number 1', 'mark >', 'word t', 'number 2']],
    ['a--b', ['word a', 'mark -', 'mark -', 'word b']],
    ['Gewürz', ['word gewurz']],
    ['½ gal', ['number ½', 'word gal']],
    ['ok 👍 T1', ['word ok', 'mark 👍', 'word t', 'number 1']],
  ])('of %j is as a reader divides it', (text, tokens) => {
    expect(shown(text)).toEqual(tokens);
  });

  it('knows where it was written, what it touches, and whether it is in capitals', () => {
    expect(tokensOf('PD T1').map(({ start, end, glued, upper }) => [start, end, glued, upper])).toEqual([
      [0, 2, false, true],
      [3, 4, false, true],
      [4, 5, true, false],
    ]);
  });
});
