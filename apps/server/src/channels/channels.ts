import { defaultChannels } from '@orbit-vine/contract/channels.ts';
import { mentionOrReplyWords } from '@orbit-vine/contract/inbox.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Database } from '../platform/db/database.ts';
import { channels } from '../platform/db/schema.ts';
import { sql } from '../platform/db/sql.ts';

export async function seedChannels(database: Database): Promise<void> {
  const [existing] = await database.select({ id: channels.id }).from(channels).limit(1);
  if (!existing) await database.insert(channels).values(defaultChannels).onConflictDoNothing();
}

export interface ChannelRow extends Record<string, unknown> {
  id: string;
  name: string;
  description: string;
  seq: string;
  unread: number;
  first_unread: string | null;
  mentions: number;
  archived: boolean;
  first: boolean;
  pins: number;
  held: number;
  muted: boolean;
  starred: boolean;
}

/**
 * The channels in their order, with the reader's unread counts. A channel that was never opened counts from the day its reader joined, so
 * that newcomers do not start with years of unread messages. At most `limits.unread` are counted, to bound the cost.
 */
export async function listChannelsFor(database: Database, userId: string): Promise<ChannelRow[]> {
  const { rows } = await database.execute<ChannelRow>(sql`
    select c.id, c.name, c.description, c.seq, c.archived_at is not null as archived, c.first, coalesce(r.muted, false) as muted,
      coalesce(r.starred, false) as starred,
      u.unread, u.first_unread, n.mentions,
      (select count(*)::int from messages m where m.channel_id = c.id and m.pinned_at is not null) as pins,
      (select count(*)::int from held_messages h
        where h.user_id = ${userId} and h.channel_id = c.id and h.declined_at is null) as held
    from channels c
    left join channel_reads r on r.channel_id = c.id and r.user_id = ${userId}
    cross join lateral (select coalesce(r.last_read_seq, ${seqBeforeJoining(userId)}, 0) as seq) read
    cross join lateral (
      select count(*)::int as unread, min(seq) as first_unread from (
        select m.seq from messages m
        where m.channel_id = c.id and m.user_id is distinct from ${userId} and m.deleted_at is null
          and m.seq > read.seq
        order by m.seq limit ${limits.unread}
      ) counted
    ) u
    cross join lateral (
      select count(*)::int as mentions from notices n join messages m on m.id = n.message_id
      where n.user_id = ${userId} and n.read_at is null and m.channel_id = c.id and m.seq > read.seq
    ) n
    order by c.archived_at is not null, c.place, lower(c.name), c.id`);
  return rows;
}

const seqBeforeJoining = (userId: string) => sql`(
  select b.seq from messages b
  where b.channel_id = c.id
    and b.created_at < coalesce((select created_at from profiles where id = ${userId}), now())
  order by b.seq desc limit 1)`;

export async function channelSeqs(database: Database, channelId?: string): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: channels.id, seq: channels.seq })
    .from(channels)
    .where(channelId === undefined ? undefined : sql`${channels.id} = ${channelId}`);
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/**
 * Moves the reader's mark forward, or back if `back` is set, but not past the channel's end, and marks their notifications up to it as
 * read. Undefined if there is no such channel.
 */
export async function markReadUpTo(
  database: Database,
  {
    userId,
    channelId,
    seq,
    back = false,
  }: { userId: string; channelId: string; seq: number; back?: boolean | undefined },
): Promise<{ seq: number; inboxChanged: boolean } | undefined> {
  const { rows } = await database.execute<{ seq: string; inboxChanged: boolean }>(sql`
    with marked as (insert into channel_reads as r (user_id, channel_id, last_read_seq)
    select ${userId}, c.id, least(${seq}::bigint, c.seq) from channels c where c.id = ${channelId}
    on conflict (user_id, channel_id) do update
      set last_read_seq = case when ${back} then excluded.last_read_seq
        else greatest(r.last_read_seq, excluded.last_read_seq) end
    returning last_read_seq as seq),
    read as (
      update notices n set read_at = now() from marked, messages m
      where n.user_id = ${userId} and n.read_at is null and n.kind = any(${sql.param(Object.keys(mentionOrReplyWords))}::text[])
        and m.id = n.message_id and m.channel_id = ${channelId} and m.seq <= marked.seq
      returning n.id
    )
    select seq, exists (select from read) as "inboxChanged" from marked`);
  return rows[0] && { seq: Number(rows[0].seq), inboxChanged: rows[0].inboxChanged };
}

interface Mark {
  userId: string;
  channelId: string;
  /** Muted: no notifications of new messages. Starred: listed above the others. */
  mark: 'muted' | 'starred';
  on: boolean;
}

export async function setMark(database: Database, { userId, channelId, mark, on }: Mark): Promise<boolean> {
  const column = sql.identifier(mark);
  const { rows } = await database.execute(sql`
    insert into channel_reads as r (user_id, channel_id, last_read_seq, ${column})
    select ${userId}, c.id, coalesce(${seqBeforeJoining(userId)}, 0), ${on} from channels c where c.id = ${channelId}
    on conflict (user_id, channel_id) do update set ${column} = excluded.${column}
    returning true`);
  return rows.length > 0;
}
