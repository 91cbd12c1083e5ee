import * as z from 'zod/mini';

/** Where a list by time continues: the last moment in microseconds and, to break ties, its id. */
export const pageOfTime = z.string().check(z.regex(/^\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
