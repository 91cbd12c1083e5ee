import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Share = z.object({ count: z.int(), of: z.int() });
export const Newcomers = z.object({
  /** Members who joined within 30 days and wrote. */
  spoke: Share,
  /** First messages of the last 30 days, at least a day old, that got a reply within a day. */
  answered: Share,
  /** Members who joined 4 to 8 weeks ago and wrote or reacted in their fourth week. */
  returned: Share,
});
export type Newcomers = z.infer<typeof Newcomers>;

export const getNumbers = endpoint('GET', '/api/community/admin/numbers', {
  for: 'administrator',
  answer: z.object({
    members: z.int(),
    newThisWeek: z.int(),
    /** Members who wrote or reacted within seven days. */
    activeThisWeek: z.int(),
    openReports: z.int(),
    newcomers: z.optional(Newcomers),
    /** The last twelve weeks, oldest first, including the current one; weeks begin on Monday, UTC. */
    weeks: z.array(z.object({ from: z.iso.date(), messages: z.int() })),
  }),
});
