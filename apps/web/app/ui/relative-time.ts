import { agoInWords } from '../platform/formatters.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

/** "3 minutes ago". Never "in 3 seconds", even if the clock is behind the server's. */
export function timeAgo(then: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - then.getTime());
  for (const [unit, length] of units) {
    if (passed >= length) return agoInWords(Math.floor(passed / length), unit);
  }
  return 'moments ago';
}

/** How long the text stays correct: until the next whole unit, and at least a second. */
export function timeAgoLastsMs(then: Date, now: Date): number {
  const passed = Math.max(0, now.getTime() - then.getTime());
  const [, length] = units.find(([, each]) => passed >= each) ?? (['minute', minute] as const);
  return Math.max(1_000, length - (passed % length));
}
