import { forgetStored, json, stored } from './stored.ts';

/* The lot manager stores by member, so that no other member of the device finds anything; Sign Out removes all of
   it. */

export const lotsKey = (memberId: string, name: string) => `lots:${memberId}:${name}`;

/** The last member who read their books on this device: only theirs may be read without a network. */
export const keptReader = stored({
  key: 'lots:reader',
  fallback: undefined,
  ...json((parsed) => (typeof parsed === 'string' ? parsed : undefined)),
});

/**
 * Once another member or no member is signed in, the last reader's books can't be read here until that member returns.
 */
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
