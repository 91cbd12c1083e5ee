import { observable } from '../platform/observable.ts';

/** Why the session was ended by a moderator, for whoever stands before the door now. */
export const endedBecause = observable<string | undefined>(undefined);
