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

/** "January 2027": the month in which new work starts. Empty while new work is accepted. */
export function nextStart(day: string = site.bookedThrough): string {
  return reopensOn(day).replace(/ \d+,/, '');
}
