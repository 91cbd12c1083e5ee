import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whether the community's tables are there, so that something can be written. */
export const getStatus = endpoint('GET', '/api/community/status', {
  for: 'everyone',
  answer: z.object({
    ready: z.boolean(),
    /** How many there are to talk with, and how many of them wrote within seven days; as of a minute ago. */
    members: z.optional(z.int()),
    wroteThisWeek: z.optional(z.int()),
    /** The names of some who look after the community and have chosen to be named to strangers. */
    staff: z.optional(z.array(z.string())),
  }),
});
