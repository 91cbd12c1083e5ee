import type { SiteManifest } from '@orbit-vine/contract/site.ts';

export type Booking = Pick<SiteManifest['contact'], 'bookedThrough' | 'timeZone'>;

export function isOpen({ bookedThrough, timeZone }: Booking, now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return today > bookedThrough;
}
