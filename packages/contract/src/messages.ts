import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';
import { countLevels, markBounds } from './message-marks.ts';

export const reactionTypes = ['thumbsUp', 'grape'] as const;
export const ReactionType = z.enum(reactionTypes);
export type ReactionType = z.infer<typeof ReactionType>;

/** A value for each type of reaction. */
export function eachReaction<Value>(make: (type: ReactionType) => Value): Record<ReactionType, Value> {
  return Object.fromEntries(reactionTypes.map((type) => [type, make(type)])) as Record<ReactionType, Value>;
}

/** A file of a message; `GET /api/community/attachments/:id` serves it to members. */
export const Attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Of images, in pixels. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});
export type Attachment = z.infer<typeof Attachment>;

/** A message as every reader sees it: the same bytes for all, so counts and "mine" are derived by the client. */
export const Message = z.object({
  id: z.uuid(),
  channelId: z.string(),
  /** Its place in the channel, 1, 2, 3 …; shared with changes, so not gapless among messages. */
  seq: z.int(),
  /** The channel's `seq` at this message's last change; a higher one wins. */
  changedSeq: z.int(),
  author: Member,
  content: z.string(),
  /** The words after `@`, each once. */
  mentions: z.array(z.string()),
  /** Ids of the members who reacted, in the order they did; a server of an older version leaves out what it does not know. */
  reactions: z.object(eachReaction(() => z._default(z.array(z.uuid()), []))),
  /** The message that this one answers, of the same channel. */
  replyTo: z.optional(z.uuid()),
  attachments: z.array(Attachment),
  pinned: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  /** A tombstone: everything that was said is gone from it. */
  deleted: z.optional(z.boolean()),
  /** By a moderator: the tombstone stands where the message stood. */
  moderated: z.optional(z.boolean()),
});
export type Message = z.infer<typeof Message>;

/** What a reply answers, for readers who have not loaded it. Where they have, the message itself is newer. */
export const Quote = z.object({
  id: z.uuid(),
  author: Member,
  /** The beginning of what it says. */
  excerpt: z.string(),
  deleted: z.optional(z.boolean()),
});
export type Quote = z.infer<typeof Quote>;

/** Messages and the channel's `seq` at the moment they were read, in one snapshot. */
export const MessagePage = z.object({
  messages: z.array(Message),
  /** What the messages reply to. */
  quoted: z.array(Quote),
  seq: z.int(),
  /** There are further ones: older ones in history, later changes among changes. */
  more: z.boolean(),
});
export type MessagePage = z.infer<typeof MessagePage>;

/** Deleted messages are left out of history, but for those that a moderator removed. */
export const HistoryPage = z.extend(MessagePage, {
  /** The page does not reach the channel's end. */
  newer: z.boolean(),
  /** How many messages the channel has; told with its newest page. */
  total: z.optional(z.int()),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

export const inChannel = z.object({ channelId: ChannelId });
const positive = z.coerce.number().check(z.int(), z.positive());
const nonnegative = z.coerce.number().check(z.int(), z.nonnegative());

/**
 * A page of history, newest first: the newest, those `before` or `after` a `seq`, or those `around` a message, with
 * half of the page on each side of it.
 */
export const listMessages = endpoint('GET', '/api/community/channels/:channelId/messages', {
  for: 'member',
  params: inChannel,
  query: z.object({
    before: z.optional(positive),
    after: z.optional(nonnegative),
    around: z.optional(Id),
    limit: z.optional(positive.check(z.lte(limits.historyPageMax))),
  }),
  answer: HistoryPage,
});

/** The present state of every message changed after `after`, oldest change first. */
export const listChanges = endpoint('GET', '/api/community/channels/:channelId/changes', {
  for: 'member',
  params: inChannel,
  query: z.object({ after: nonnegative }),
  answer: MessagePage,
});

const tooLong = z.maxLength(limits.messageLength, 'MESSAGE_TOO_LONG');
const tooNested = z.refine<string>(
  (text) => countLevels(text) <= markBounds.refusedLevels,
  'MESSAGE_TOO_NESTED',
);
/** What a message may say. */
export const Content = z.string().check(tooLong, tooNested);
/** Ids of uploads. */
export const ofFiles = z.optional(z.array(Id).check(z.maxLength(limits.attachments)));
export const notBlank = z.refine<{ content: string; attachments?: string[] | undefined }>(
  ({ content, attachments }) => content.trim() !== '' || (attachments?.length ?? 0) > 0,
  { error: 'MESSAGE_BLANK' },
);

export const NewMessage = z
  .object({
    /** Made by the client: the idempotency key. */
    id: Id,
    content: Content,
    /** Left out of the stored message if the original has been deleted meanwhile. */
    replyTo: z.optional(Id),
    /** Ids of own uploads that no message holds yet. */
    attachments: ofFiles,
  })
  .check(notBlank);
export type NewMessage = z.infer<typeof NewMessage>;

/** 201 with the stored message, or 200 with the same for a repeat, which never counts against a limit. */
export const sendMessage = endpoint('POST', '/api/community/channels/:channelId/messages', {
  for: 'writer',
  params: inChannel,
  body: NewMessage,
  answer: Message,
});

/** The path of one message, which what is done with it begins with. */
export const messagePath = '/api/community/messages/:messageId';

const reactionOf = z.object({ messageId: Id, type: ReactionType });
const reactionPath = `${messagePath}/reactions/:type`;

/** Idempotent; both answer with the message as it now is. */
export const addReaction = endpoint('PUT', reactionPath, {
  for: 'writer',
  params: reactionOf,
  answer: Message,
});
export const removeReaction = endpoint('DELETE', reactionPath, {
  for: 'writer',
  params: reactionOf,
  answer: Message,
});
