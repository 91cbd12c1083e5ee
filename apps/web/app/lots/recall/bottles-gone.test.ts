import type { BottlePosting, Bottling } from '@orbit-vine/cellar-book/book/book.ts';
import { describe, expect, it } from 'vitest';
import { countsByUse, onHandOf } from './bottles-gone.ts';

const bottling = {
  onHand: new Map([
    [750, 24],
    [375, 0],
  ]),
} as Partial<Bottling> as Bottling;
const posting = (account: BottlePosting['account'], count: number, consignee?: string): BottlePosting => ({
  ...{ entry: 'e', on: '2026-01-02', bottling, sizeMl: 750, account, count },
  ...(consignee && { consignee }),
});

describe('bottles of a bottling', () => {
  it('are summed by use and consignee when they leave, not when they come', () => {
    const all = [
      posting('bottled', 120),
      posting('taxpaid', -12, 'Store'),
      posting('taxpaid', -24, 'Store'),
      posting('taxpaid', -6),
      posting('counted', -2),
      posting('counted', 1),
    ];
    expect(countsByUse(all)).toEqual([
      { use: 'taxpaid', consignee: 'Store', count: 36 },
      { use: 'taxpaid', count: 6 },
      { use: 'counted', count: 2 },
    ]);
  });

  it('on hand are listed by size, without sizes that are gone', () => {
    expect(onHandOf(bottling)).toBe('24 × 750 mL');
    expect(onHandOf({ ...bottling, onHand: new Map() })).toBe('');
  });
});
