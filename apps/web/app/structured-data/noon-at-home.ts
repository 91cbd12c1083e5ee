import { site } from '../platform/site.ts';

const zones = new Intl.DateTimeFormat('en-US', {
  timeZone: site.place.timeZone,
  timeZoneName: 'longOffset',
});

/**
 * Noon of a day where the owner lives, which is on that day for all readers in America: "2026-11-22T12:00:00-05:00".
 */
export function noonAtHome(day: string): string {
  const zone = zones
    .formatToParts(new Date(`${day}T17:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}T12:00:00${zone?.replace('GMT', '') || 'Z'}`;
}
