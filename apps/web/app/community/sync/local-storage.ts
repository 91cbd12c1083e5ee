import { clearLotsOnDevice } from '../../platform/lots-on-device.ts';
import { forgetStored } from '../../platform/stored.ts';

/** By member, so that nobody finds or sends what another member began on the same device. */
const keyOf = (kind: 'drafts' | 'edits' | 'outbox', memberId: string) => `plastic-grapes:${kind}:${memberId}`;

/** Where the records of one kind are stored; earlier versions stored them as one list under `formerKey`. */
export const recordKeys = (kind: 'drafts' | 'edits' | 'outbox', memberId: string) => ({
  prefix: `${keyOf(kind, memberId)}:`,
  formerKey: keyOf(kind, memberId),
});

/** Deletes everything that the member wrote from the device. */
export function clearLocalStorage(memberId: string): void {
  clearLotsOnDevice(memberId);
  const kinds = (['drafts', 'edits', 'outbox'] as const).map((kind) => keyOf(kind, memberId));
  forgetStored((key) => kinds.some((kind) => key.startsWith(kind)));
}
