import { shortMoment } from '../../ui/dates.ts';

export function localDay(timeZone: string, instant = new Date()): string {
  // Swedish dates are written YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

/** "on Sep 18, 2025, 4:05 PM", in the device's time zone. */
export function showInstant(instant: string): string {
  return `on ${shortMoment(instant).replace('\u202f', ' ')}`;
}
