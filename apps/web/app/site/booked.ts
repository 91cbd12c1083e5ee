import { site } from '../platform/site.ts';
import { longDay } from '../ui/dates.ts';

/** "the end of 2026", or the day if it is another. Empty while new work is accepted. */
export function bookedThrough(day: string = site.bookedThrough): string {
  if (day === '') return '';
  if (day.endsWith('-12-31')) return `the end of ${day.slice(0, 4)}`;
  return longDay(day);
}

/** "2026", or the day if it is not the last of a year. Empty while new work is accepted. */
export function bookedThroughInShort(day: string = site.bookedThrough): string {
  return bookedThrough(day).replace('the end of ', '');
}

/** "January 1, 2027". Empty while new work is accepted. */
export function reopensOn(day: string = site.bookedThrough): string {
  if (day === '') return '';
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return longDay(next);
}
