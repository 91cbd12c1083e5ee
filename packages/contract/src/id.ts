import * as z from 'zod/mini';

/** An id as a client sends it. In small letters, as the database answers, so that two that are the same look the same. */
export const Id = z.uuid().check(z.toLowerCase());
