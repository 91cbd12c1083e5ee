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
