import * as z from 'zod/mini';

/** Lower case, as the database answers it, so that equal ids compare equal. */
export const Id = z.uuid().check(z.toLowerCase());
