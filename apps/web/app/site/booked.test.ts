import { expect, test } from 'vitest';
import { bookedThrough, bookingEnds, nextStart, reopensOn } from './booked.ts';

test.each([
  ['2026-12-31', 'the end of 2026', 'January 1, 2027', 'January 2027'],
  ['2027-06-30', 'June 30, 2027', 'July 1, 2027', 'July 2027'],
  ['2028-02-28', 'February 28, 2028', 'February 29, 2028', 'February 2028'],
  ['', '', '', ''],
])('booked through %s reads "%s", reopens on "%s", and starts work in "%s"', (day, long, reopens, start) => {
  expect([bookedThrough(day), reopensOn(day), nextStart(day)]).toEqual([long, reopens, start]);
});

test.each([
  ['2026-12-31', 'America/Detroit', '2027-01-01T05:00:00.000Z'],
  ['2027-06-30', 'America/Detroit', '2027-07-01T04:00:00.000Z'],
  // Clocks go forward on March 14, 2027, and back on November 7.
  ['2027-03-14', 'America/Detroit', '2027-03-15T04:00:00.000Z'],
  ['2027-11-07', 'America/Detroit', '2027-11-08T05:00:00.000Z'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
])('the booking through %s in %s ends at %s', (day, zone, ends) => {
  expect(bookingEnds(day, zone)).toBe(ends);
});
