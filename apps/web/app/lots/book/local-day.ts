import { shortMoment } from '../../ui/dates.ts';

/** The day in a winery's time zone, as `2025-09-18`. */
export function localDay(timeZone: string, instant = new Date()): string {
  // Swedish days are written so.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

/** "on Sep 18, 2025, 4:05 PM", by the clock of the device. */
export function showInstant(instant: string): string {
  return `on ${shortMoment(instant).replace('\u202f', ' ')}`;
}
