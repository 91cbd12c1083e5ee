const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A time that reads the same everywhere: "November 28, 2026 at 3:05 PM UTC". */
export function formatMoment(moment: string | Date): string {
  return `${words.format(new Date(moment))} UTC`;
}
