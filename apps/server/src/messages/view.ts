import type { Message, ReactionType } from '@orbit-vine/contract/messages.ts';
import { memberView } from '../members/view.ts';

/** A message as the queries return it; `bigint` and `timestamptz` inside raw SQL arrive as text. */
export interface MessageRow extends Record<string, unknown> {
  id: string;
  channel_id: string;
  seq: string;
  changed_seq: string;
  user_id: string;
  content: string;
  mentions: string[];
  created_at: string;
  username: string | null;
  avatar_url: string | null;
  reactions: [ReactionType, string][] | null;
}

export function messageView(row: MessageRow): Message {
  const reactions = row.reactions ?? [];
  const whoReacted = (wanted: ReactionType) =>
    reactions.filter(([type]) => type === wanted).map(([, id]) => id);
  return {
    id: row.id,
    channelId: row.channel_id,
    seq: Number(row.seq),
    changedSeq: Number(row.changed_seq),
    author: memberView({ id: row.user_id, username: row.username, avatarUrl: row.avatar_url }),
    content: row.content,
    mentions: row.mentions,
    reactions: { thumbsUp: whoReacted('thumbsUp'), grape: whoReacted('grape') },
    createdAt: new Date(row.created_at).toISOString(),
  };
}
