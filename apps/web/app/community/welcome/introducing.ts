import { observable } from '../../platform/observable.ts';

/** The channel where a member is editing their introduction. */
export const introducing = observable<string | undefined>(undefined);
