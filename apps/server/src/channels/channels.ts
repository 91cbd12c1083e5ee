import { defaultChannels, type NotificationLevel } from '@orbit-vine/contract/channels.ts';
import { type MemberMessageKind, memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { type MemberJson, memberJson } from '../members/member-json.ts';
import type { Database } from '../platform/db/database.ts';
import { channels } from '../platform/db/schema.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { channelsOf, isAnswered, mayInvite, mayRead } from './access.ts';
import { isSilenced, levelOf } from './levels.ts';

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
  staff_only: boolean;
  slow_s: number;
  first: boolean;
  pins: number;
  held: number;
  level: NotificationLevel;
  starred: boolean;
  kind: 'open' | 'group' | 'direct';
  members: MemberJson[] | null;
  asked: boolean;
  waiting: boolean;
  owner: boolean;
  invites: boolean;
}

/**
 * The channels that the reader may read, in order, with unread counts. A channel that the reader never opened counts
 * from when they joined it or the community, so that newcomers do not start with years of unread messages. Counts
 * stop at `limits.unread`, to bound the cost.
 */
export async function listChannelsFor(database: Database, userId: string): Promise<ChannelRow[]> {
  const { rows } = await database.execute<ChannelRow>(sql`
    select c.id, c.name, c.description, c.seq, c.archived_at is not null as archived, c.first, c.staff_only, c.slow_s, ${levelOf} as level,
      coalesce(r.starred, false) as starred,
      u.unread, u.first_unread, n.mentions, c.kind, coalesce(own.state = 'asked', false) as asked,
      c.kind = 'direct' and own.state = 'member' and not ${isAnswered(userId)} as waiting,
      c.kind = 'group' and own.owner as owner,
      c.kind = 'group' and ${mayInvite(sql`own`)} as invites,
      case when c.kind = 'direct' then (
        select json_agg(${memberJson(sql`p`)} order by p.username)
        from channel_members other join profiles p on p.id = other.user_id
        where other.channel_id = c.id and other.user_id <> ${userId}) end as members,
      (select count(*)::int from messages m where m.channel_id = c.id and m.pinned_at is not null) as pins,
      (select count(*)::int from held_messages h
        where h.user_id = ${userId} and h.channel_id = c.id and h.declined_at is null) as held
    from ${channelsOf(userId)} c
    left join channel_reads r on r.channel_id = c.id and r.user_id = ${userId}
    left join channel_members own on own.channel_id = c.id and own.user_id = ${userId}
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
      where n.user_id = ${userId} and n.read_at is null and n.kind = any(${sql.param(personalKinds)}::text[]) and not ${isSilenced}
        and m.channel_id = c.id and m.seq > read.seq
    ) n
    where c.kind <> 'direct' or c.seq > 0 or own.owner
    order by c.archived_at is not null, c.kind = 'direct', c.kind = 'group', c.place, lower(c.name),
      case when c.kind = 'direct' then
        (select m.created_at from messages m where m.channel_id = c.id order by m.seq desc limit 1) end desc nulls first, c.id`);
  return rows;
}

const personalKinds = ['reply', 'mention', 'direct'] satisfies MemberMessageKind[];

const seqBeforeJoining = (userId: string) => sql`(
  select b.seq from messages b
  where b.channel_id = c.id and b.moved_channel_id is null
    and b.created_at < coalesce(
      greatest((select created_at from profiles where id = ${userId}),
        (select created_at from channel_members where channel_id = c.id and user_id = ${userId})),
      now())
  order by b.seq desc limit 1)`;

export async function readableSeqs(database: Database, memberIds: Set<string>): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ id: string; seq: string }>(sql`
    select id, seq from channels where kind = 'open'
    union select c.id, c.seq from channel_members a join channels c on c.id = a.channel_id
    where a.user_id = any(${sql.param([...memberIds])}::uuid[]) and a.state <> 'declined'`);
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

export async function readSeq(
  database: Database,
  { channelId, userId }: { channelId: string; userId: string },
): Promise<{ seq: number; isPrivate: boolean } | undefined> {
  const { rows } = await database.execute<{ seq: string; isPrivate: boolean }>(sql`
    select c.seq, c.kind <> 'open' as "isPrivate" from channels c where c.id = ${channelId} and ${mayRead(userId)}`);
  return rows[0] && { ...rows[0], seq: Number(rows[0].seq) };
}

/**
 * Moves the reader's mark forward, or back with `back`, but not past the channel's end, and marks their notifications
 * up to it read. Undefined if the member has no such channel.
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
    select ${userId}, c.id, least(${seq}::bigint, c.seq) from ${channelsOf(userId)} c where c.id = ${channelId}
    on conflict (user_id, channel_id) do update
      set last_read_seq = case when ${back} then excluded.last_read_seq
        else greatest(r.last_read_seq, excluded.last_read_seq) end
    returning last_read_seq as seq),
    read as (
      update notices n set read_at = now() from marked, messages m
      where n.user_id = ${userId} and n.read_at is null and n.kind = any(${sql.param(memberMessageKinds)}::text[])
        and n.channel_id is null and m.id = n.message_id and m.channel_id = ${channelId} and m.seq <= marked.seq
      returning n.id
    ),
    cleared as (
      delete from notices n using marked, messages m
      where n.user_id = ${userId} and n.channel_id = ${channelId} and m.id = n.message_id and m.seq <= marked.seq
      returning n.id
    )
    select seq, exists (select from read union all select from cleared) as "inboxChanged" from marked`);
  return rows[0] && { seq: Number(rows[0].seq), inboxChanged: rows[0].inboxChanged };
}

interface OwnChannel {
  userId: string;
  channelId: string;
}

export const setStar = (database: Database, { starred, ...own }: OwnChannel & { starred: boolean }) =>
  setOwn(database, own, sql`starred`, sql`${starred}`);

/** Deletes the channel's notification of new messages, which only the level `everything` has. */
export async function setLevel(
  database: Database,
  { level, ...own }: OwnChannel & { level: NotificationLevel },
): Promise<boolean> {
  const found = await setOwn(database, own, sql`level`, sql`${level}`);
  if (level !== 'everything')
    await database.execute(
      sql`delete from notices where user_id = ${own.userId} and channel_id = ${own.channelId}`,
    );
  return found;
}

async function setOwn(
  database: Database,
  { userId, channelId }: OwnChannel,
  column: SQL,
  value: SQL,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into channel_reads as r (user_id, channel_id, last_read_seq, ${column})
    select ${userId}, c.id, coalesce(${seqBeforeJoining(userId)}, 0), ${value} from ${channelsOf(userId)} c where c.id = ${channelId}
    on conflict (user_id, channel_id) do update set ${column} = excluded.${column}
    returning true`);
  return rows.length > 0;
}
