import { clearLotsOnDevice } from '../../platform/lots-on-device.ts';

/** By member, so that nobody finds or sends on what another began on the same device. */
export const draftsKey = (memberId: string) => `plastic-grapes:drafts:${memberId}`;
export const outboxKey = (memberId: string) => `plastic-grapes:outbox:${memberId}`;

/** Deletes everything that the member wrote from the device. */
export function clearLocalStorage(memberId: string): void {
  clearLotsOnDevice(memberId);
  try {
    localStorage.removeItem(draftsKey(memberId));
    localStorage.removeItem(outboxKey(memberId));
  } catch {
    // Where nothing may be stored nothing is.
  }
}
