import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

/*
 * Who may read and write a channel. All queries that show messages or channels to someone use `messagesOf`,
 * `channelsOf`, or one of these conditions on `channels c`; `access.test.ts` finds queries that do not.
 */

type MemberId = string | SQL;

const isListed = (userId: MemberId, states: SQL) => sql`exists (select from channel_members a
  where a.channel_id = c.id and a.user_id = ${userId} and ${states})`;

export const mayRead = (userId: MemberId): SQL =>
  sql`(c.kind = 'open' or ${isListed(userId, sql`a.state <> 'declined'`)})`;

/** Whether the member takes part: reacts, edits, and pins. A recipient must accept a request first. */
export const mayTakePart = (userId: MemberId): SQL =>
  sql`(c.kind = 'open' or ${isListed(userId, sql`a.state = 'member'`)})`;

const otherMember = (userId: MemberId, condition: SQL) => sql`exists (select from channel_members other
  where other.channel_id = c.id and other.user_id <> ${userId} and ${condition})`;

/** Whether a recipient accepted a newcomer's request, or the newcomer has not written it yet. */
export const isAnswered = (userId: MemberId): SQL => sql`(${otherMember(userId, sql`other.state = 'member'`)}
  or not exists (select from messages own where own.channel_id = c.id and own.user_id = ${userId}))`;

/** Whether the other member of a conversation of two blocked this member. */
export const isBlocked = (userId: MemberId): SQL => sql`(
  (select count(*) from channel_members each where each.channel_id = c.id) = 2
  and ${otherMember(
    userId,
    sql`exists (select from ignored_members i
      where i.user_id = other.user_id and i.ignored_id = ${userId} and i.blocked)`,
  )})`;

/** Whether the member may send a message, if the channel is not archived. */
export const maySend = (userId: MemberId): SQL => sql`(c.kind = 'open' or ${mayTakePart(userId)}
  and (c.kind <> 'direct' or ${isAnswered(userId)} and not ${isBlocked(userId)}))`;

/** In place of `channels`: only those that the member may read. */
export const channelsOf = (userId: MemberId): SQL =>
  sql`(select c.* from channels c where ${mayRead(userId)})`;

/** In place of `messages`: only those that the member may read. */
export const messagesOf = (userId: MemberId): SQL =>
  sql`(select m.* from messages m join channels c on c.id = m.channel_id where ${mayRead(userId)})`;

/** Whether the row `a` of `channel_members` lets its member invite others to group `c`. */
export const mayInvite = (a: SQL): SQL =>
  sql`(${a}.state = 'member' and (${a}.owner or c.who_invites = 'members'))`;

/** Whether moderators may see and remove message `m`: in a private channel, only one that a recipient reported. */
export const mayModerate = sql`(c.kind = 'open' or exists (select from reports r where r.message_id = m.id))`;

export const mayReadOrModerate = ({ userId, role }: Pick<Visitor, 'userId' | 'role'>): SQL =>
  role === 'member' ? mayRead(userId) : sql`(${mayRead(userId)} or ${mayModerate})`;

/** A channel's name for mails, and for moderators who may not know of it. */
export const shownName = sql`case c.kind when 'open' then c.name when 'direct' then 'a direct conversation'
  else 'a private group' end`;

/** Ids of the members who may read each channel; null for an open channel. A deleted channel is missing. */
export async function readAudiences(
  database: Pick<Database, 'execute'>,
  channelIds: readonly string[],
): Promise<Map<string, Set<string> | null>> {
  const { rows } = await database.execute<{ id: string; members: string[] | null }>(sql`
    select c.id, case when c.kind <> 'open'
      then coalesce(array_agg(a.user_id::text) filter (where a.state <> 'declined'), '{}') end as members
    from channels c left join channel_members a on a.channel_id = c.id
    where c.id = any(${sql.param(channelIds)}::text[]) group by c.id`);
  return new Map(rows.map(({ id, members }) => [id, members && new Set(members)]));
}

/** Ids of the members who may read a private channel. */
export const readAudience = async (database: Pick<Database, 'execute'>, channelId: string) =>
  (await readAudiences(database, [channelId])).get(channelId) ?? new Set<string>();

/** A test whether a member may read the channel now. Queries the database only for a private channel. */
export async function readersOf(
  database: Pick<Database, 'execute'>,
  { channelId, isPrivate }: { channelId: string; isPrivate: boolean },
): Promise<(memberId: string) => boolean> {
  if (!isPrivate) return () => true;
  const audience = await readAudience(database, channelId);
  return (memberId) => audience.has(memberId);
}
