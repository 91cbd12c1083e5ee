import { expect, it } from 'vitest';
import { parseSearch } from './query.ts';

it('the parser separates filters from words', () => {
  expect(
    parseSearch('stuck from:@Ada fermentation in:"Natural Winemaking" after:2026-09-01 has:link is:pinned'),
  ).toEqual({
    words: 'stuck fermentation',
    from: 'Ada',
    in: 'Natural Winemaking',
    inIsBegun: false,
    after: '2026-09-01',
    has: ['link'],
    pinned: true,
    notes: [],
  });
});

it('the parser keeps other text in the words', () => {
  const { words, notes } = parseSearch('made in:  1998 "free SO2" -red pH:3.5 https://example.com');
  expect(words).toBe('made in: 1998 "free SO2" -red pH:3.5 https://example.com');
  expect(notes).toEqual([]);
});

it('the parser reports filters that it does not understand, and uses the rest', () => {
  expect(parseSearch('after:yesterday before:2026-02-30 has:sheep is:blue channel:general must')).toEqual({
    words: 'channel:general must',
    has: [],
    notes: [
      { part: 'after:yesterday', reason: 'day' },
      { part: 'before:2026-02-30', reason: 'day' },
      { part: 'has:sheep', reason: 'kind' },
      { part: 'is:blue', reason: 'kind' },
      { part: 'channel:', reason: 'operator' },
    ],
  });
});
