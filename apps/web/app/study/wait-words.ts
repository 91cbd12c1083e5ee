const minute = 60_000;
const day = 1440 * minute;

/** The wait in few words: "10 min", "3 h", "5 d", "4 mo". */
export function waitWords(until: Date, now: Date): string {
  const wait = Math.max(0, until.valueOf() - now.valueOf());
  if (wait < 60 * minute) return `${Math.max(1, Math.round(wait / minute))} min`;
  if (wait < day) return `${Math.round(wait / 60 / minute)} h`;
  const days = Math.round(wait / day);
  if (days < 60) return `${days} d`;
  return days < 730 ? `${Math.round(days / 30.4)} mo` : `${Math.round(days / 365)} y`;
}
