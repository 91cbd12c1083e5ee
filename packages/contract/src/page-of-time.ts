import * as z from 'zod/mini';

/** Where the next page of a list by time starts: the last row's moment in microseconds and, to break ties, its id. */
export const pageOfTime = z.string().check(z.regex(/^\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
