import { expect, test } from 'vitest';
import { bookedThrough, nextStart, reopensOn } from './booked.ts';

test.each([
  ['2026-12-31', 'the end of 2026', 'January 1, 2027', 'January 2027'],
  ['2027-06-30', 'June 30, 2027', 'July 1, 2027', 'July 2027'],
  ['2028-02-28', 'February 28, 2028', 'February 29, 2028', 'February 2028'],
  ['', '', '', ''],
])('booked through %s reads "%s", reopens on "%s", and starts work in "%s"', (day, long, reopens, start) => {
  expect([bookedThrough(day), reopensOn(day), nextStart(day)]).toEqual([long, reopens, start]);
});
