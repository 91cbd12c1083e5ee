import { contractVersion } from '@orbit-vine/contract/live.ts';
import { observable } from '../ui/observable.ts';

/** Whether the API has moved on since this page was loaded. */
export const outdated = observable(false);

export function hearContract(version: number): void {
  outdated.set(version > contractVersion);
}
