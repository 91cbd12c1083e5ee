import { site } from '../site.ts';

/** "the end of 2026", or the day if it is another. Empty when there is room. */
export function bookedThrough(day: string = site.bookedThrough): string {
  if (day === '') return '';
  if (day.endsWith('-12-31')) return `the end of ${day.slice(0, 4)}`;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
