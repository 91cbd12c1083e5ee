import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Message } from './messages.ts';
import { pageOfTime } from './page-of-time.ts';

const Hit = z.object({
  message: Message,
  /** The part of the message that was found, in pieces; those that match are marked. */
  excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
});
export type Hit = z.infer<typeof Hit>;

/** A part of what was asked that finds nothing or was left aside, and what is wrong with it. */
const SearchNote = z.object({
  part: z.string(),
  reason: z.enum(['operator', 'day', 'kind', 'member', 'channel']),
});
export type SearchNote = z.infer<typeof SearchNote>;

/**
 * Messages that hold the words, newest first; accents and lowered digits do not matter, and the last word may be begun
 * only. `"quoted words"` stand together, `-word` leaves out; `from:name`, `from:me`, `mentions:me`, `in:channel`,
 * `before:2026-09-01`, `after:2026-09-01`, `has:file`, `has:link`, `has:picture` and `is:pinned` narrow it down.
 */
export const searchMessages = endpoint('GET', '/api/community/search', {
  for: 'member',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchLength)),
    /** `next` of the page before. */
    page: z.optional(pageOfTime),
  }),
  answer: z.object({
    hits: z.array(Hit),
    next: z.optional(z.string()),
    notes: z.optional(z.array(SearchNote)),
  }),
});
