import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Message } from './messages.ts';
import { Moment } from './moment.ts';
import { pageOfTime } from './page-of-time.ts';
import { UnreadNotices } from './unread-notices.ts';

/**
 * What the message's author did to the recipient of the notification. If several apply to a message, the first is
 * used.
 */
export const memberMessageWords = {
  reply: 'replied to you',
  mention: 'mentioned you',
  direct: 'wrote to you',
  thread: 'replied in a thread you follow',
  /** In a channel with the level `everything`: one notification until the member reads the channel. */
  message: 'wrote',
} as const;
export type MemberMessageKind = keyof typeof memberMessageWords;
export const memberMessageKinds = Object.keys(memberMessageWords) as MemberMessageKind[];
export const isMemberMessage = (kind: string): kind is MemberMessageKind => kind in memberMessageWords;

/** Notifications from moderators; staff get `reported`. */
export const moderationKinds = ['warning', 'mute', 'report', 'reported'] as const;

/** `reminder` is about a message that the member saved. */
export const noticeKinds = [
  ...(['mention', 'reply', 'direct', 'thread', 'message', 'reminder'] as const),
  ...moderationKinds,
] as const;

const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  message: z.optional(Message),
  text: z.optional(z.string()),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = endpoint('GET', '/api/community/inbox', {
  for: 'member',
  query: z.object({
    page: z.optional(pageOfTime),
  }),
  answer: z.extend(UnreadNotices, { notices: z.array(Notice), next: z.optional(z.string()) }),
});

export const readNotices = endpoint('PUT', '/api/community/inbox/read', {
  for: 'member',
  body: z.object({ upTo: Moment }),
  answer: UnreadNotices,
});

export const readNotice = endpoint('PUT', '/api/community/inbox/:noticeId/read', {
  for: 'member',
  params: z.object({ noticeId: Id }),
  answer: UnreadNotices,
});
