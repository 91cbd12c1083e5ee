import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Message } from './messages.ts';
import { pageOfTime } from './page-of-time.ts';
import { UnreadNotices } from './unread-notices.ts';

/** What a member is told of: a mention, a reply, what a moderator decided, and staff of what was reported. */
export const noticeKinds = ['mention', 'reply', 'warning', 'mute', 'report', 'reported'] as const;

/** What the author of a message did to its reader. */
export const mentionOrReplyWords = { mention: 'mentioned you', reply: 'replied to you' } as const;
export type MentionOrReply = keyof typeof mentionOrReplyWords;
export const isMentionOrReply = (kind: string): kind is MentionOrReply => kind in mentionOrReplyWords;

const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** What it is about, if that is still there. */
  message: z.optional(Message),
  /** What a moderator wrote. */
  text: z.optional(z.string()),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof Notice>;

/** A member's notices, newest first. */
export const listNotices = endpoint('GET', '/api/community/inbox', {
  for: 'member',
  query: z.object({
    /** `next` of the page before. */
    page: z.optional(pageOfTime),
  }),
  answer: z.extend(UnreadNotices, { notices: z.array(Notice), next: z.optional(z.string()) }),
});

/** All of them up to a moment have been read. */
export const readNotices = endpoint('PUT', '/api/community/inbox/read', {
  for: 'member',
  body: z.object({ upTo: z.iso.datetime().check(z.refine((moment) => moment >= '1970')) }),
  answer: UnreadNotices,
});

/** One of them has been read. */
export const readNotice = endpoint('PUT', '/api/community/inbox/:noticeId/read', {
  for: 'member',
  params: z.object({ noticeId: Id }),
  answer: UnreadNotices,
});
