import * as z from 'zod/mini';
import { Member } from './members.ts';
import { Message, Quote, Thread } from './messages.ts';
import { UnreadNotices } from './unread-notices.ts';

export const livePath = '/api/community/live';

/** Raise with every contract change that a loaded page can't handle: the page then asks the member to reload. */
export const contractVersion = 5;

/**
 * RFC 6455 leaves 4000-4999 to applications. 1012 is registered for a server that restarts; clients reconnect at
 * once.
 */
export const closeCodes = {
  signedOut: 4401,
  tooSlow: 4408,
  badFrame: 4400,
  tooManyFrames: 4429,
  goElsewhere: 1012,
} as const;

/** The winery reached `seq`: clients fetch its changes. */
export const WineryFrame = z.object({ type: z.literal('winery'), wineryId: z.string(), seq: z.int() });

export const ServerFrame = z.discriminatedUnion('type', [
  /** Changes of the channel follow; `seq` is its latest. */
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
  /** A change in a channel that this socket doesn't follow. */
  z.object({ type: z.literal('activity'), channelId: z.string(), seq: z.int() }),
  z.object({ type: z.literal('channels') }),
  z.object({ type: z.literal('member'), member: Member }),
  z.object({ type: z.literal('typing'), channelId: z.string(), member: Member }),
  /** Sent first on every socket, and whenever the counts may have changed. */
  z.extend(UnreadNotices, { type: z.literal('inbox') }),
  /** For sockets that watch: ids of all members online, and the first members by name. */
  z.object({ type: z.literal('presence'), here: z.array(z.uuid()), members: z.array(Member) }),
  WineryFrame,
  z.object({ type: z.literal('contract'), version: z.int() }),
  /** `reason` is a moderator's decision, if that ended the session. */
  z.object({ type: z.literal('signedOut'), reason: z.optional(z.string()) }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
