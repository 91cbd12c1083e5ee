import { expect, test } from 'vitest';
import { timeAgo, timeAgoLastsMs } from './relative-time.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'moments ago'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['2026-11-06T12:00:00Z', '2 weeks ago'],
  ['2026-08-20T12:00:00Z', '3 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('%s was %s', (then, words) => {
  expect(timeAgo(new Date(then), now)).toBe(words);
});

test('a time from a clock ahead of ours is not in the future', () => {
  expect(timeAgo(new Date('2026-11-20T12:00:05Z'), now)).toBe('moments ago');
});

test('the text lasts until the next whole unit', () => {
  expect(timeAgoLastsMs(new Date('2026-11-20T11:57:15Z'), now)).toBe(15_000);
  expect(timeAgoLastsMs(new Date('2026-11-20T11:59:30Z'), now)).toBe(30_000);
  expect(timeAgoLastsMs(new Date('2026-11-20T09:30:00Z'), now)).toBe(30 * 60_000);
});
