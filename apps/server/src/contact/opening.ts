import type { SiteManifest } from '@orbit-vine/contract/site.ts';

export type Booking = Pick<SiteManifest['contact'], 'bookedThrough' | 'timeZone'>;

/** The form opens once the last booked day is over in the owner's time zone. */
export function isOpen({ bookedThrough, timeZone }: Booking, now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return today > bookedThrough;
}
