import { forgetStored, json, stored } from './stored.ts';

/* What the lot manager stores on a device, by member: nobody finds what another member left there, and Sign Out removes it. */

export const lotsKey = (memberId: string, name: string) => `lots:${memberId}:${name}`;

/** The member whose books may be read on this device without a network: the last one who read them. */
export const keptReader = stored({
  key: 'lots:reader',
  fallback: undefined,
  ...json((parsed) => (typeof parsed === 'string' ? parsed : undefined)),
});

/** Once anyone else has signed in, or nobody is, the last reader reads no more here until they come back. */
export function forgetOtherReader(memberId: string | undefined): void {
  if (keptReader.get() !== memberId) keptReader.set(undefined);
}

export function forgetOtherBooks(memberId: string, wineryIds: readonly string[]): void {
  const isBook = (key: string) => key.startsWith(lotsKey(memberId, 'book:'));
  forgetStored((key) => isBook(key) && !wineryIds.some((id) => key.endsWith(id)));
}

export function clearLotsOnDevice(memberId: string): void {
  forgetOtherReader(undefined);
  forgetStored((key) => key.startsWith(lotsKey(memberId, '')));
}
