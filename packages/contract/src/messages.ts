import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';

export const reactionTypes = ['thumbsUp', 'grape'] as const;
export const ReactionType = z.enum(reactionTypes);
export type ReactionType = z.infer<typeof ReactionType>;

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
  /** Ids of the members who reacted, in the order they did. */
  reactions: z.object({ thumbsUp: z.array(z.uuid()), grape: z.array(z.uuid()) }),
  createdAt: z.iso.datetime(),
  /** A tombstone: content, mentions and reactions are empty. */
  deleted: z.optional(z.boolean()),
});
export type Message = z.infer<typeof Message>;

/** Messages and the channel's `seq` at the moment they were read, in one snapshot. */
export const MessagePage = z.object({ messages: z.array(Message), seq: z.int(), more: z.boolean() });
export type MessagePage = z.infer<typeof MessagePage>;

const inChannel = z.object({ channelId: ChannelId });
const positive = z.coerce.number().check(z.int(), z.positive());
const nonnegative = z.coerce.number().check(z.int(), z.nonnegative());

/** A page of history, newest first. `before` is a `seq`. */
export const listMessages = endpoint('GET', '/api/community/channels/:channelId/messages', {
  params: inChannel,
  query: z.object({
    before: z.optional(positive),
    limit: z.optional(positive.check(z.lte(limits.historyPageMax))),
  }),
  answer: MessagePage,
});

/** The present state of every message changed after `after`, oldest change first. */
export const listChanges = endpoint('GET', '/api/community/channels/:channelId/changes', {
  params: inChannel,
  query: z.object({ after: nonnegative }),
  answer: MessagePage,
});

export const NewMessage = z.object({
  /** Made by the client: the idempotency key. */
  id: z.uuid(),
  content: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'MESSAGE_BLANK' }),
    z.maxLength(limits.messageLength, 'MESSAGE_TOO_LONG'),
  ),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** 201 with the stored message, or 200 with the same for a repeat. */
export const sendMessage = endpoint('POST', '/api/community/channels/:channelId/messages', {
  params: inChannel,
  body: NewMessage,
  answer: Message,
});

const ofMessage = z.object({ messageId: z.uuid(), type: ReactionType });
const reactionPath = '/api/community/messages/:messageId/reactions/:type';

/** Idempotent; both answer with the message as it now is. */
export const addReaction = endpoint('PUT', reactionPath, { params: ofMessage, answer: Message });
export const removeReaction = endpoint('DELETE', reactionPath, { params: ofMessage, answer: Message });
