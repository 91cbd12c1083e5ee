const moment = /([A-Z][a-z]+ \d{1,2}, \d{4}) at (\d{1,2}:\d{2})[ \u202F]([AP]M) UTC/g;

/** The server's sentences with their times ("November 28, 2026 at 3:05 PM UTC") in the reader's time zone, or in `timeZone`. */
export function withLocalMoments(text: string, timeZone?: string): string {
  return text.replace(moment, (whole, day: string, time: string, half: string) => {
    const at = new Date(`${day} ${time} ${half} UTC`);
    if (Number.isNaN(at.getTime())) return whole;
    return at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  });
}
