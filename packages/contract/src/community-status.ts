import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getStatus = endpoint('GET', '/api/community/status', {
  for: 'everyone',
  answer: z.object({
    ready: z.boolean(),
    /** All members, and members who wrote within seven days; up to a minute old. */
    members: z.optional(z.int()),
    wroteThisWeek: z.optional(z.int()),
    /** Names of staff who chose to be named to visitors. */
    staff: z.optional(z.array(z.string())),
  }),
});
