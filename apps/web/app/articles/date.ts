const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-02-08` as "8 February 2025", which nobody reads as another day. */
export function longDate(isoDate: string): string {
  return format.format(new Date(isoDate));
}
