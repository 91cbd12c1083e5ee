import { clearLotsOnDevice } from '../../platform/lots-on-device.ts';
import { forgetStored } from '../../platform/stored.ts';

/** By member, so that nobody finds or sends what another member began on the same device. */
export const draftsKey = (memberId: string) => `plastic-grapes:drafts:${memberId}`;
export const outboxKey = (memberId: string) => `plastic-grapes:outbox:${memberId}`;

/** Deletes everything that the member wrote from the device. */
export function clearLocalStorage(memberId: string): void {
  clearLotsOnDevice(memberId);
  forgetStored((key) => key === draftsKey(memberId) || key === outboxKey(memberId));
}
