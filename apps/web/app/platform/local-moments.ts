const moment = /([A-Z][a-z]+ \d{1,2}, \d{4}) at (\d{1,2}:\d{2})[ \u202F]([AP]M) UTC/g;

/**
 * Converts times in the server's sentences ("November 28, 2026 at 3:05 PM UTC") to the reader's time zone, or to
 * `timeZone`.
 */
export function withLocalMoments(text: string, timeZone?: string): string {
  return text.replace(moment, (whole, day: string, time: string, half: string) => {
    const at = new Date(`${day} ${time} ${half} UTC`);
    if (Number.isNaN(at.getTime())) return whole;
    return at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  });
}
