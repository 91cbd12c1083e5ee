import { expect, it } from 'vitest';
import { parseSearch } from './query.ts';

it('takes the filters out of the words', () => {
  expect(parseSearch('stuck from:@Ada fermentation in:"Natural Winemaking" after:2026-09-01')).toEqual({
    words: 'stuck fermentation',
    from: 'Ada',
    in: 'Natural Winemaking',
    after: '2026-09-01',
  });
});

it('leaves in the words what is no filter', () => {
  expect(parseSearch('before:noon "free SO2" -red')).toEqual({ words: 'before:noon "free SO2" -red' });
  expect(parseSearch('before:2026-02-30')).toEqual({ words: 'before:2026-02-30' });
  expect(parseSearch('made in:  1998')).toEqual({ words: 'made in: 1998' });
});
