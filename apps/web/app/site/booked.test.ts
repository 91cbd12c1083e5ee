import { expect, test } from 'vitest';
import { bookedThrough, bookedThroughInShort, reopensOn } from './booked.ts';

test.each([
  ['2026-12-31', 'the end of 2026', '2026', 'January 1, 2027'],
  ['2027-06-30', 'June 30, 2027', 'June 30, 2027', 'July 1, 2027'],
  ['2028-02-28', 'February 28, 2028', 'February 28, 2028', 'February 29, 2028'],
  ['', '', '', ''],
])('booked through %s reads "%s" and "%s", and the form reopens on "%s"', (day, long, short, reopens) => {
  expect([bookedThrough(day), bookedThroughInShort(day), reopensOn(day)]).toEqual([long, short, reopens]);
});
