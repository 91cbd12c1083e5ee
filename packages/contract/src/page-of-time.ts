import * as z from 'zod/mini';

/** Where a list by time goes on: the last moment in microseconds and, since others may have the same, its id. */
export const pageOfTime = z.string().check(z.regex(/^\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
