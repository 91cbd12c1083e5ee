import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { isBlank } from './is-blank.ts';
import { limits } from './limits.ts';
import { hasTitle, Listing, NewListing } from './listings.ts';
import { Member } from './members.ts';
import { countLevels, markBounds } from './message-marks.ts';
import { Moment } from './moment.ts';
import { NewPoll, Poll } from './polls.ts';

export const reactionTypes = ['thumbsUp', 'grape'] as const;
export const ReactionType = z.enum(reactionTypes);
export type ReactionType = z.infer<typeof ReactionType>;

export function eachReaction<Value>(make: (type: ReactionType) => Value): Record<ReactionType, Value> {
  return Object.fromEntries(reactionTypes.map((type) => [type, make(type)])) as Record<ReactionType, Value>;
}

export const Attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});
export type Attachment = z.infer<typeof Attachment>;

/** A message in the same bytes for every reader: clients derive counts and "mine". */
export const Message = z.object({
  id: z.uuid(),
  channelId: z.string(),
  /** Increases within the channel, with gaps: changes take numbers too. */
  seq: z.int(),
  /** The channel's `seq` at this message's last change; of two versions, the higher one is newer. */
  changedSeq: z.int(),
  author: Member,
  content: z.string(),
  /** The words after `@`, without repeats. */
  mentions: z.array(z.string()),
  /** Ids of members by reaction, in order; older servers omit types they don't know. */
  reactions: z.object(eachReaction(() => z._default(z.array(z.uuid()), []))),
  replyTo: z.optional(z.uuid()),
  /** In a reply: the message where its thread begins, even once that is deleted. */
  root: z.optional(z.uuid()),
  attachments: z.array(Attachment),
  pinned: z.optional(z.boolean()),
  poll: z.optional(Poll),
  listing: z.optional(Listing),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.boolean()),
  moderated: z.optional(z.boolean()),
  /** In a tombstone: the message that a moderator moved, and the channel that it moved to. */
  moved: z.optional(z.object({ id: z.uuid(), channelId: z.string() })),
  /** The channel that a moderator moved this message from. Its `seq` is from the move; `createdAt` stays. */
  movedFrom: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;

/** The message that a reply quotes, for readers who haven't loaded it. */
export const Quote = z.object({
  id: z.uuid(),
  author: Member,
  excerpt: z.string(),
  deleted: z.optional(z.boolean()),
});
export type Quote = z.infer<typeof Quote>;

/** The replies to the message `id` and to its replies. */
export const Thread = z.object({
  id: z.uuid(),
  replies: z.int(),
  latestAt: z.optional(z.iso.datetime()),
});
export type Thread = z.infer<typeof Thread>;

/** Messages and the channel's `seq`, read in one snapshot. */
export const MessagePage = z.object({
  messages: z.array(Message),
  quoted: z.array(Quote),
  /** In history: threads of messages with replies. Among changes: threads with changed replies. */
  threads: z.optional(z.array(Thread)),
  seq: z.int(),
  /** Older messages follow in history, later changes among changes. */
  more: z.boolean(),
});
export type MessagePage = z.infer<typeof MessagePage>;

export const HistoryPage = z.extend(MessagePage, {
  newer: z.boolean(),
  total: z.optional(z.int()),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

export const inChannel = z.object({ channelId: ChannelId });
const positive = z.coerce.number().check(z.int(), z.positive());
const nonnegative = z.coerce.number().check(z.int(), z.nonnegative());

/**
 * A page of history, newest first: the latest, those `before` or `after` a `seq`, or those `around` a message, half a
 * page on each side.
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

export const findFirstSince = endpoint('GET', '/api/community/channels/:channelId/messages/first', {
  for: 'member',
  params: inChannel,
  query: z.object({ since: Moment }),
  answer: z.object({ messageId: z.optional(z.uuid()) }),
});

/** The current state of every message changed after `after`, in order of change. */
export const listChanges = endpoint('GET', '/api/community/channels/:channelId/changes', {
  for: 'member',
  params: inChannel,
  query: z.object({ after: nonnegative }),
  answer: MessagePage,
});

/** A muted thread doesn't notify the member, even of mentions. */
export const threadStates = ['following', 'unfollowed', 'muted'] as const;
export const ThreadState = z.enum(threadStates);
export type ThreadState = z.infer<typeof ThreadState>;

export const ThreadPage = z.extend(MessagePage, {
  root: Message,
  /** The caller's state; missing if they never followed the thread. */
  state: z.optional(ThreadState),
});
export type ThreadPage = z.infer<typeof ThreadPage>;

/**
 * The latest replies of a thread, or the replies before a `seq`, newest first. `messageId` is any message of the
 * thread.
 */
export const listThread = endpoint('GET', '/api/community/channels/:channelId/threads/:messageId', {
  for: 'member',
  params: z.object({ channelId: ChannelId, messageId: Id }),
  query: z.object({ before: z.optional(positive) }),
  answer: ThreadPage,
});

const tooLong = z.maxLength(limits.messageLength, 'MESSAGE_TOO_LONG');
const tooNested = z.refine<string>(
  (text) => countLevels(text) <= markBounds.refusedLevels,
  'MESSAGE_TOO_NESTED',
);
export const Content = z.string().check(tooLong, tooNested);
export const ofFiles = z.optional(z.array(Id).check(z.maxLength(limits.attachments)));
export const notBlank = z.refine<{ content: string; attachments?: string[] | undefined }>(
  ({ content, attachments }) => !isBlank(content) || (attachments?.length ?? 0) > 0,
  { error: 'MESSAGE_BLANK' },
);

export const NewMessage = z
  .object({
    /** Generated by the client: the idempotency key. */
    id: Id,
    content: Content,
    /** Ignored if the original has been deleted. */
    replyTo: z.optional(Id),
    /** Ids of the caller's uploads that no message contains yet. */
    attachments: ofFiles,
    poll: z.optional(NewPoll),
    listing: z.optional(NewListing),
  })
  .check(
    notBlank,
    z.refine(({ content, poll }) => !poll || !isBlank(content), { error: 'MESSAGE_BLANK' }),
    z.refine(({ content, listing, poll }) => !listing || (hasTitle(content) && !poll)),
  );
export type NewMessage = z.infer<typeof NewMessage>;

/** 201 with the stored message, or 200 for a repeat, which counts against no limit. */
export const sendMessage = endpoint('POST', '/api/community/channels/:channelId/messages', {
  for: 'writer',
  params: inChannel,
  body: NewMessage,
  answer: Message,
});

export const messagePath = '/api/community/messages/:messageId';

const reactionOf = z.object({ messageId: Id, type: ReactionType });
const reactionPath = `${messagePath}/reactions/:type`;

/** Idempotent. */
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
