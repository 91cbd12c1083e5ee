import { limits } from '@orbit-vine/contract/limits.ts';
import type { Listing } from '@orbit-vine/contract/listings.ts';
import {
  type Attachment,
  eachReaction,
  type Message,
  type Quote,
  type ReactionType,
} from '@orbit-vine/contract/messages.ts';
import type { Poll } from '@orbit-vine/contract/polls.ts';
import { memberView } from '../members/view.ts';
import type { StoredPoll } from '../platform/db/schema.ts';

interface AuthorRow extends Record<string, unknown> {
  id: string;
  user_id: string | null;
  username: string | null;
  avatar_url: string | null;
  winery?: string | null;
  region?: string | null;
}

/** In raw SQL, `bigint` and `timestamptz` arrive as text. */
export interface MessageRow extends AuthorRow {
  channel_id: string;
  seq: string;
  changed_seq: string;
  content: string;
  mentions: string[];
  reply_to: string | null;
  root_id: string | null;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  moderated: boolean;
  pinned_at: string | null;
  moved_id: string | null;
  moved_channel_id: string | null;
  reactions: [ReactionType, string][] | null;
  poll: StoredPoll | null;
  listing: Listing | null;
  votes: [choice: number, memberId: string][] | null;
  attachments: AttachmentJson[] | null;
}

export type AttachmentJson = Omit<Attachment, 'width' | 'height'> & {
  width: number | null;
  height: number | null;
};

export interface QuoteRow extends AuthorRow {
  excerpt: string;
  deleted: boolean;
}

const moment = (text: string) => new Date(text).toISOString();
const author = ({ user_id: id, avatar_url, ...row }: AuthorRow) =>
  memberView({ ...row, id, avatarUrl: avatar_url });

export function messageView(row: MessageRow): Message {
  const reactions = row.reactions ?? [];
  const whoReacted = (chosen: ReactionType) =>
    reactions.filter(([type]) => type === chosen).map(([, id]) => id);
  return {
    id: row.id,
    channelId: row.channel_id,
    seq: Number(row.seq),
    changedSeq: Number(row.changed_seq),
    author: author(row),
    content: row.content,
    mentions: row.mentions,
    reactions: eachReaction(whoReacted),
    attachments: (row.attachments ?? []).map(attachmentView),
    ...(row.reply_to && { replyTo: row.reply_to }),
    ...(row.root_id && { root: row.root_id }),
    // A server of the previous version keeps the poll of a deleted message.
    ...(row.poll && !row.deleted_at && { poll: pollView(row.poll, row.votes ?? []) }),
    ...(row.listing && !row.deleted_at && { listing: row.listing }),
    ...(row.pinned_at && { pinned: true }),
    createdAt: moment(row.created_at),
    ...(row.edited_at && { editedAt: moment(row.edited_at) }),
    ...(row.deleted_at && { deleted: true, ...(row.moderated && { moderated: true }) }),
    ...movedView(row),
  };
}

function movedView({ moved_id: id, moved_channel_id: channelId }: MessageRow) {
  if (!channelId) return {};
  return id ? { moved: { id, channelId } } : { movedFrom: channelId };
}

function pollView({ choices, ...poll }: StoredPoll, votes: [choice: number, memberId: string][]): Poll {
  const votesFor = (at: number) => votes.filter(([choice]) => choice === at).map(([, id]) => id);
  return { ...poll, choices: choices.map((text, at) => ({ text, votes: votesFor(at) })) };
}

export function attachmentView({ width, height, ...file }: AttachmentJson): Attachment {
  return width === null || height === null ? file : { ...file, width, height };
}

export function quoteView(row: QuoteRow): Quote {
  const { id, excerpt, deleted } = row;
  return {
    id,
    author: author(row),
    excerpt: excerpt.slice(0, limits.excerptLength),
    ...(deleted && { deleted }),
  };
}
