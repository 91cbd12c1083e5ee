import { expect, test } from 'vitest';
import { noonAtHome } from './noon-at-home.ts';

// Detroit: UTC-5 in winter, UTC-4 from the second Sunday of March to the first of November.
test.each([
  ['2026-11-22', '2026-11-22T12:00:00-05:00'],
  ['2026-07-04', '2026-07-04T12:00:00-04:00'],
  ['2026-03-08', '2026-03-08T12:00:00-04:00'],
])('noon of %s is %s', (day, moment) => {
  expect(noonAtHome(day)).toBe(moment);
  for (const timeZone of ['America/Los_Angeles', 'Pacific/Honolulu', 'America/St_Johns'])
    expect(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment))).toBe(
      day,
    );
});
