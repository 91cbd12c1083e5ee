import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** So many of those whom it could be said of. */
const Share = z.object({ count: z.int(), of: z.int() });
export const Newcomers = z.object({
  /** Of those who joined within 30 days, who wrote. */
  spoke: Share,
  /** Of first messages of the last 30 days that are a day old, which were replied to within a day. */
  answered: Share,
  /** Of those who joined 4 to 8 weeks ago, who wrote or reacted in their fourth week. */
  returned: Share,
});
export type Newcomers = z.infer<typeof Newcomers>;

export const getNumbers = endpoint('GET', '/api/community/admin/numbers', {
  for: 'administrator',
  answer: z.object({
    members: z.int(),
    newThisWeek: z.int(),
    /** Wrote or reacted within the last seven days. */
    activeThisWeek: z.int(),
    openReports: z.int(),
    newcomers: z.optional(Newcomers),
    /** The last twelve, oldest first, the present one included; weeks begin on Monday, UTC. */
    weeks: z.array(z.object({ from: z.iso.date(), messages: z.int() })),
  }),
});
