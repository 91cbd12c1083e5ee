import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Message } from './messages.ts';
import { pageOfTime } from './page-of-time.ts';

const Hit = z.object({
  message: Message,
  excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
});
export type Hit = z.infer<typeof Hit>;

const SearchNote = z.object({
  part: z.string(),
  reason: z.enum(['operator', 'day', 'kind', 'member', 'channel']),
});
export type SearchNote = z.infer<typeof SearchNote>;

/**
 * Messages with all words, newest first. Accents and subscript digits are ignored; the last word matches as a prefix.
 * `"quoted words"` match as a phrase, `-word` excludes. Filters: `from:name`, `from:me`, `mentions:me`, `in:channel`,
 * `before:2026-09-01`, `after:2026-09-01`, `has:file`, `has:link`, `has:picture`, `is:pinned`, and for open listings
 * `is:sale` and `is:wanted`.
 */
export const searchMessages = endpoint('GET', '/api/community/search', {
  for: 'member',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchLength)),
    page: z.optional(pageOfTime),
  }),
  answer: z.object({
    hits: z.array(Hit),
    next: z.optional(z.string()),
    notes: z.optional(z.array(SearchNote)),
  }),
});
