const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayFirst = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-02-08` as "February 8, 2025". */
export function longDate(isoDate: string): string {
  return american.format(new Date(isoDate));
}

/** `2025-02-08` as "8 February 2025", as the privacy policy writes its dates. */
export function policyDate(isoDate: string): string {
  return dayFirst.format(new Date(isoDate));
}
