import { plainText, stored } from '../platform/stored.ts';

/** The id of the member whose notifications this browser shows. */
export const markedFor = stored({ key: 'push', ...plainText });
