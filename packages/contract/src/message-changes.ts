import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { hasTitle, ListingChange } from './listings.ts';
import { Member } from './members.ts';
import {
  Content,
  eachReaction,
  inChannel,
  Message,
  MessagePage,
  messagePath,
  notBlank,
  ofFiles,
} from './messages.ts';

const ofMessage = z.object({ messageId: Id });

/**
 * For the message's author. Without `attachments` its files stay; the text may be blank if a file stays. `listing`
 * requires that the message has a listing, which may have ended or be closed; a closed one stays closed. `editedAt`
 * is that of the version that the client edited (null: the first); the server refuses an edit of an older version.
 */
export const editMessage = endpoint('PATCH', messagePath, {
  for: 'writer',
  params: ofMessage,
  body: z
    .object({
      content: Content,
      attachments: ofFiles,
      editedAt: z.optional(z.nullable(z.iso.datetime())),
      listing: z.optional(ListingChange),
    })
    .check(
      notBlank,
      z.refine(({ content, listing }) => !listing || hasTitle(content)),
    ),
  answer: Message,
});
export const deleteMessage = endpoint('DELETE', messagePath, {
  for: 'member',
  params: ofMessage,
  query: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(limits.staffNote))) }),
  answer: Message,
});

/** Idempotent. */
export const pinMessage = endpoint('PUT', `${messagePath}/pin`, {
  for: 'moderator',
  params: ofMessage,
  answer: Message,
});
export const unpinMessage = endpoint('DELETE', `${messagePath}/pin`, {
  for: 'moderator',
  params: ofMessage,
  answer: Message,
});

/**
 * Moves a message, with its whole thread, to the end of another open channel, and notifies the authors. A tombstone
 * stays in its place. Idempotent.
 */
export const moveMessage = endpoint('PUT', `${messagePath}/channel`, {
  for: 'moderator',
  params: ofMessage,
  body: z.object({ channelId: ChannelId }),
  answer: Message,
});

export const listPins = endpoint('GET', '/api/community/channels/:channelId/pins', {
  for: 'member',
  params: inChannel,
  answer: MessagePage,
});

/**
 * Replaces the caller's votes with these indexes of choices; an empty list removes the votes. Idempotent, until the
 * poll is over.
 */
export const voteInPoll = endpoint('PUT', `${messagePath}/votes`, {
  for: 'writer',
  params: ofMessage,
  body: z.object({
    choices: z
      .array(z.int().check(z.nonnegative(), z.lt(limits.pollChoices)))
      .check(z.maxLength(limits.pollChoices)),
  }),
  answer: Message,
});

export const listVotes = endpoint('GET', `${messagePath}/votes`, {
  for: 'member',
  params: ofMessage,
  answer: z.array(z.array(Member)),
});

/** Closes or reopens a poll or a listing; for its author or a moderator; idempotent. */
export const closeMessage = endpoint('PUT', `${messagePath}/closed`, {
  for: 'writer',
  params: ofMessage,
  body: z.object({ closed: z.boolean() }),
  answer: Message,
});

export const listReactions = endpoint('GET', `${messagePath}/reactions`, {
  for: 'member',
  params: ofMessage,
  answer: z.object(eachReaction(() => z._default(z.array(Member), []))),
});
