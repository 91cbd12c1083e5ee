const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** "November 28, 2026 at 3:05 PM UTC", for readers in any time zone. */
export function formatMoment(moment: string | Date): string {
  return `${words.format(new Date(moment))} UTC`;
}
