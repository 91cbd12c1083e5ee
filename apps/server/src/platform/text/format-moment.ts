const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export function formatMoment(moment: string | Date): string {
  return `${words.format(new Date(moment))} UTC`;
}
