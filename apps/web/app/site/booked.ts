import { site } from '../platform/site.ts';
import { longDay } from '../ui/dates.ts';

/** "the end of 2026", or the day if it is another. Empty while new work is accepted. */
export function bookedThrough(day: string = site.bookedThrough): string {
  if (day === '') return '';
  if (day.endsWith('-12-31')) return `the end of ${day.slice(0, 4)}`;
  return longDay(day);
}

/** "January 1, 2027". Empty while new work is accepted. */
export function reopensOn(day: string = site.bookedThrough): string {
  if (day === '') return '';
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return longDay(next);
}

/** The instant at which the last booked day ends where the owner lives. Empty while new work is accepted. */
export function bookingEnds(
  day: string = site.bookedThrough,
  timeZone: string = site.place.timeZone,
): string {
  if (day === '') return '';
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00Z`))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  const midnight = new Date(`${day}T00:00:00${offset || 'Z'}`);
  // The offset is that of noon, after any change of the clocks.
  return new Date(midnight.getTime() + 24 * 3_600_000).toISOString();
}

/** "January 2027": the month in which new work starts. Empty while new work is accepted. */
export function nextStart(day: string = site.bookedThrough): string {
  return reopensOn(day).replace(/ \d+,/, '');
}
