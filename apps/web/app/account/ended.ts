import { observable } from '../platform/observable.ts';

export const endedBecause = observable<string | undefined>(undefined);
