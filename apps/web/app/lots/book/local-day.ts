export function localDay(timeZone: string, instant = new Date()): string {
  // Swedish dates are written YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}
