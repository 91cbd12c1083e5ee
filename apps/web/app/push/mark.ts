import { plainText, stored } from '../platform/stored.ts';

/** Whose notices this browser was asked to show. */
export const markedFor = stored({ key: 'push', ...plainText });
