import { contractVersion } from '@orbit-vine/contract/live.ts';
import { observable } from '../../platform/observable.ts';

/** Whether the API has moved on since this page was loaded. */
export const isOutdated = observable(false);

export function checkContractVersion(version: number): void {
  isOutdated.set(version > contractVersion);
}
