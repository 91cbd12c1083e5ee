import { adminPath } from '@orbit-vine/contract/admin-path.ts';
import { communityName, communityPath } from '@orbit-vine/contract/community.ts';
import { counted } from '@orbit-vine/contract/counted.ts';
import { memberMessageWords, type Notice } from '@orbit-vine/contract/inbox.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { formerMember } from '@orbit-vine/contract/members.ts';
import { mayRead, shownName } from '../channels/access.ts';
import { isSilenced } from '../channels/levels.ts';
import { isOnline } from '../live/presence.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

const sentences = {
  mention: (author) => `${author} ${memberMessageWords.mention}`,
  reply: (author) => `${author} ${memberMessageWords.reply}`,
  direct: (author) => `${author} ${memberMessageWords.direct}`,
  thread: (author) => `${author} ${memberMessageWords.thread}`,
  message: (author, messages) =>
    messages > 1 ? counted(messages, 'new message') : `${author} ${memberMessageWords.message}`,
  reminder: (author) => `Reminder of a message by ${author}`,
  reported: () => 'A message was reported',
} satisfies Partial<Record<Notice['kind'], (author: string, messages: number) => string>>;

export const ofMessages = sql`n.kind = any(${sql.param(Object.keys(sentences))}::text[])`;

export const withMessage = sql`
  left join messages m on m.id = n.message_id
  left join held_messages h on h.id = n.held_id
  left join appeals o on o.act_id = n.appealed_act_id
  left join channels c on c.id = coalesce(m.channel_id, h.channel_id)
  left join profiles author on author.id = m.user_id
  left join channel_reads r on r.user_id = n.user_id and r.channel_id = m.channel_id`;

/**
 * Whether `n` still needs a mail or push: neither read nor deleted, and not silenced by its channel's level. Reading
 * a message reads neither its report nor its reminder.
 */
export const isUnread = sql`(n.read_at is null and m.deleted_at is null and (n.kind = 'reported'
  or ${mayRead(sql`n.user_id`)} and (n.kind = 'reminder'
    or not coalesce(m.seq <= r.last_read_seq, false) and not ${isSilenced})))`;

export const mayBeNotified = (userId: SQL) => sql`exists (
  select 1 from users member left join profiles profile on profile.id = member.id
  where member.id = ${userId} and member.email_verified and not coalesce(profile.suspended_until > now(), false))`;

export const isAway = (userId: SQL) => sql`not ${isOnline(userId)}`;

/** Older notifications stay in the inbox only. */
export const stale = sql`interval '2 days'`;

export interface UnreadNotification extends Record<string, unknown> {
  kind: keyof typeof sentences;
  message_id: string;
  channel_id: string;
  channel: string;
  author: string | null;
  /** Unread messages of a notification of kind `message`. */
  messages: number;
  held: boolean;
  /** A member appealed a sanction: `message_id` is then its audit entry. */
  appeal: boolean;
}

export const notificationColumns = sql`
  n.kind, coalesce(m.id, h.id, o.act_id) as message_id, coalesce(c.id, '') as channel_id,
  case when o.act_id is not null then ${communityName}::text when n.kind = 'reported' or c.kind = 'direct' then ${shownName} else c.name end as channel, author.username as author,
  h.id is not null as held, o.act_id is not null as appeal,
  case when n.kind = 'message' then (
    select count(*)::int from (
      select from messages x
      where x.channel_id = m.channel_id and x.seq >= m.seq and x.user_id is distinct from n.user_id and x.deleted_at is null
      limit ${limits.unread}
    ) as newer) else 1 end as messages`;

export function whatHappened({
  kind,
  author,
  messages,
  held,
  appeal,
}: Pick<UnreadNotification, 'kind' | 'author' | 'messages' | 'held' | 'appeal'>): string {
  if (appeal) return 'An appeal is waiting for a decision';
  if (held) return 'A message with a link is waiting for review';
  return sentences[kind](author ?? formerMember.name, messages);
}

interface MessageAddress {
  kind?: UnreadNotification['kind'];
  channel_id: string;
  message_id: string;
}

export const pathOf = ({ kind, channel_id, message_id }: MessageAddress) =>
  kind === 'reported' ? `${adminPath}/reports` : `${communityPath}/${channel_id}/${message_id}`;
