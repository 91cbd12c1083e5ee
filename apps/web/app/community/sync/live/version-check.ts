import { contractVersion } from '@orbit-vine/contract/live.ts';
import { observable } from '../../../platform/observable.ts';

export const isOutdated = observable(false);

export function checkContractVersion(version: number): void {
  isOutdated.set(version > contractVersion);
}
