/** The day in a winery's time zone, as `2025-09-18`. */
export function localDay(timeZone: string, instant = new Date()): string {
  // Swedish days are written so.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Sep 18, 2025". */
export function showDay(day: string): string {
  return american.format(new Date(`${day}T00:00Z`));
}

const toTheMinute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "on Sep 18, 2025, 4:05 PM", by the clock of the device. */
export function showInstant(instant: string): string {
  return `on ${toTheMinute.format(new Date(instant)).replace('\u202f', ' ')}`;
}
