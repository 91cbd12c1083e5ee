import * as z from 'zod/mini';
import { Member } from './members.ts';
import { Message, Quote } from './messages.ts';
import { UnreadNotices } from './unread-notices.ts';

export const livePath = '/api/community/live';

/**
 * Raised with every change of the contract that a page loaded before cannot live with: who has such a page open is told
 * to reload it, as soon as its socket meets a server that is further.
 */
export const contractVersion = 1;

/**
 * Close codes of our own (RFC 6455 leaves 4000-4999 to applications), and the registered one of a server that stops:
 * another may be there already, so the client comes back at once.
 */
export const closeCodes = {
  signedOut: 4401,
  tooSlow: 4408,
  badFrame: 4400,
  tooManyFrames: 4429,
  goElsewhere: 1012,
} as const;

/** A winery that this socket watches has come to `seq`: ask for its changes. */
export const WineryFrame = z.object({ type: z.literal('winery'), wineryId: z.string(), seq: z.int() });

/** What the server says. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** From now on every change of the channel arrives; `seq` is its newest. */
  z.object({ type: z.literal('subscribed'), channelId: z.string(), seq: z.int() }),
  /** The state at `seq` of every message changed after `after`. */
  z.object({
    type: z.literal('changes'),
    channelId: z.string(),
    after: z.int(),
    seq: z.int(),
    messages: z.array(Message),
    quoted: z.array(Quote),
  }),
  /** Too far behind to catch up by changes: fetch the newest page. */
  z.object({ type: z.literal('refetch'), channelId: z.string() }),
  /** Something changed in a channel this socket does not follow. */
  z.object({ type: z.literal('activity'), channelId: z.string(), seq: z.int() }),
  /** The list of channels changed. */
  z.object({ type: z.literal('channels') }),
  /** A member has another name or picture than before. */
  z.object({ type: z.literal('member'), member: Member }),
  /** Somebody is writing in a channel that this socket follows. */
  z.object({ type: z.literal('typing'), channelId: z.string(), member: Member }),
  /** How much the member has not read in their inbox; said at first, and whenever it may be another. */
  z.extend(UnreadNotices, { type: z.literal('inbox') }),
  /** Who is here now, for those who look: everybody, and the first of them by name. */
  z.object({ type: z.literal('presence'), here: z.array(z.uuid()), members: z.array(Member) }),
  WineryFrame,
  /** Said first on every socket. */
  z.object({ type: z.literal('contract'), version: z.int() }),
  /** With what a moderator decided, if that is why. */
  z.object({ type: z.literal('signedOut'), reason: z.optional(z.string()) }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
