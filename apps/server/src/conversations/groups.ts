import { randomUUID } from 'node:crypto';
import type { getGroup } from '@orbit-vine/contract/groups.ts';
import type * as z from 'zod/mini';
import { readAudience } from '../channels/access.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { channels } from '../platform/db/schema.ts';
import { channelMembers } from '../platform/db/schema-private-channels.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { forgetOwnOf } from './answer-request.ts';
import { findMembership, forChange, type InGroup } from './find-group.ts';
import { readInvitations } from './invitations.ts';

type Transaction = Pick<Database, 'execute' | 'insert'>;

export function makeGroup(
  database: Database,
  { userId, name, description }: { userId: string; name: string; description: string },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const id = randomUUID();
    await transaction.insert(channels).values({ id, name, description, kind: 'group' });
    await transaction.insert(channelMembers).values({ channelId: id, userId, owner: true });
    return id;
  });
}

interface MemberRow extends Record<string, unknown> {
  id: string;
  username: string | null;
  avatarUrl: string | null;
  owner: boolean;
}

export async function readGroup(
  database: Database,
  group: InGroup,
): Promise<z.output<typeof getGroup.answer>> {
  const { invites, whoInvites } = await findMembership(database, group);
  const { rows } = await database.execute<MemberRow>(sql`
    select p.id, p.username, p.avatar_url as "avatarUrl", a.owner
    from channel_members a join profiles p on p.id = a.user_id
    where a.channel_id = ${group.channelId} and a.state = 'member' order by a.owner desc, a.created_at, p.id`);
  return {
    members: rows.map((row) => ({ ...memberView(row), ...(row.owner && { owner: true as const }) })),
    whoInvites,
    invitations: invites ? await readInvitations(database, group.channelId) : [],
  };
}

interface GroupChange extends InGroup {
  name?: string | undefined;
  description?: string | undefined;
  whoInvites?: 'owner' | 'members' | undefined;
  owner?: string | undefined;
}

/** Returns the ids of all members, whose lists of channels changed. */
export function changeGroup(database: Database, change: GroupChange): Promise<string[]> {
  const { channelId, name, description, whoInvites, owner } = change;
  return database.transaction(async (transaction) => {
    const own = await findMembership(transaction, change, forChange);
    if (!own.owner) throw new ProblemError('FORBIDDEN');
    await transaction.execute(sql`
      update channels set name = coalesce(${name ?? null}, name), updated_at = now(),
        description = coalesce(${description ?? null}, description),
        who_invites = coalesce(${whoInvites ?? null}, who_invites)
      where id = ${channelId}`);
    if (owner !== undefined) await handOver(transaction, channelId, owner);
    return Array.from(await readAudience(transaction, channelId));
  });
}

async function handOver(transaction: Transaction, channelId: string, owner: string): Promise<void> {
  const { rows } = await transaction.execute<{ ok: boolean }>(sql`
    select true as ok from channel_members where channel_id = ${channelId} and user_id = ${owner} and state = 'member'`);
  if (rows.length === 0) throw new ProblemError('MEMBER_NOT_FOUND');
  await transaction.execute(
    sql`update channel_members set owner = user_id = ${owner} where channel_id = ${channelId}`,
  );
}

/** Removes a member, or the caller. Returns the ids of members whose channels changed. */
export function leaveGroup(
  database: Database,
  { userId, channelId, memberId }: InGroup & { memberId: string },
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const own = await findMembership(transaction, { userId, channelId }, forChange);
    if (memberId !== userId && !own.owner) throw new ProblemError('FORBIDDEN');
    const { rowCount } = await transaction.execute(
      sql`delete from channel_members where channel_id = ${channelId} and user_id = ${memberId}`,
    );
    if (rowCount === 0) throw new ProblemError('MEMBER_NOT_FOUND');
    await forgetOwnOf(transaction, { userId: memberId, channelId });
    await transaction.execute(
      sql`delete from channel_invitations where channel_id = ${channelId} and invited_by = ${memberId}`,
    );
    await transaction.execute(nameOwners(sql`c.id = ${channelId}`));
    return [memberId, ...(await readAudience(transaction, channelId))];
  });
}

/** Gives groups of `channels c` without an owner to their oldest member. */
const nameOwners = (chosen: SQL) => sql`
  update channel_members set owner = true
  from (
    select distinct on (c.id) c.id, a.user_id from channels c join channel_members a on a.channel_id = c.id
    where ${chosen} and c.kind = 'group' and a.state = 'member'
      and not exists (select from channel_members o where o.channel_id = c.id and o.owner)
    order by c.id, a.created_at, a.user_id
  ) heir
  where channel_members.channel_id = heir.id and channel_members.user_id = heir.user_id`;

/**
 * Gives another owner to groups whose owner deleted the account, and deletes private channels without readers, with
 * their messages.
 */
export async function settleAbandoned(database: Database): Promise<void> {
  await database.execute(nameOwners(sql`true`));
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select c.id from channels c where c.kind <> 'open' and c.created_at < now() - interval '1 hour'
        and not exists (select from channel_members a where a.channel_id = c.id and a.state <> 'declined')
      for update of c`);
    const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::text[])`;
    await transaction.execute(sql`
      update attachments set purpose = 'removed', message_id = null
      where message_id in (select id from messages where channel_id = ${ids})`);
    await transaction.execute(sql`update moderation_acts set channel_id = null where channel_id = ${ids}`);
    await transaction.execute(sql`delete from messages where channel_id = ${ids}`);
    await transaction.execute(sql`delete from channels where id = ${ids}`);
  });
}
