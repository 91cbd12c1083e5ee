const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-02-08` as a reader would write it. */
export function longDate(isoDate: string): string {
  return format.format(new Date(isoDate));
}
