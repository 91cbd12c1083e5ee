import * as z from 'zod/mini';

/** In lower case, as PostgreSQL returns ids, so that equal ids compare equal. */
export const Id = z.uuid().check(z.toLowerCase());
