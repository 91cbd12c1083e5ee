import * as z from 'zod/mini';
import { Member } from './members.ts';
import { Message, Quote, Thread } from './messages.ts';
import { UnreadNotices } from './unread-notices.ts';

export const livePath = '/api/community/live';

/**
 * Raise with every contract change that an already loaded page can't handle: its socket then asks the member to
 * reload.
 */
export const contractVersion = 5;

/**
 * Close codes of our own (RFC 6455 leaves 4000-4999 to applications), and the registered code of a stopping server,
 * after which clients reconnect at once.
 */
export const closeCodes = {
  signedOut: 4401,
  tooSlow: 4408,
  badFrame: 4400,
  tooManyFrames: 4429,
  goElsewhere: 1012,
} as const;

/** The winery reached `seq`: fetch its changes. */
export const WineryFrame = z.object({ type: z.literal('winery'), wineryId: z.string(), seq: z.int() });

/** What the server sends on the socket. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** Changes of the channel arrive from now on; `seq` is its latest. */
  z.object({ type: z.literal('subscribed'), channelId: z.string(), seq: z.int() }),
  /** The state at `seq` of every message changed after `after`. */
  z.object({
    type: z.literal('changes'),
    channelId: z.string(),
    after: z.int(),
    seq: z.int(),
    messages: z.array(Message),
    quoted: z.array(Quote),
    threads: z.optional(z.array(Thread)),
  }),
  z.object({ type: z.literal('refetch'), channelId: z.string() }),
  /** A channel that this socket doesn't follow changed. */
  z.object({ type: z.literal('activity'), channelId: z.string(), seq: z.int() }),
  z.object({ type: z.literal('channels') }),
  z.object({ type: z.literal('member'), member: Member }),
  z.object({ type: z.literal('typing'), channelId: z.string(), member: Member }),
  /** The unread count of the inbox; sent at first and whenever it may have changed. */
  z.extend(UnreadNotices, { type: z.literal('inbox') }),
  /** The members online, for watchers: all ids, and the first members by name. */
  z.object({ type: z.literal('presence'), here: z.array(z.uuid()), members: z.array(Member) }),
  WineryFrame,
  /** The first frame on every socket. */
  z.object({ type: z.literal('contract'), version: z.int() }),
  /** A moderator's decision, if it is the reason. */
  z.object({ type: z.literal('signedOut'), reason: z.optional(z.string()) }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
