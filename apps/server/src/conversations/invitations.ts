import type { Invitation, readInvitation } from '@orbit-vine/contract/groups.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type * as z from 'zod/mini';
import { hashOfCode, randomCode } from '../auth/codes.ts';
import { mayInvite } from '../channels/access.ts';
import { type MemberJson, memberJson } from '../members/member-json.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { findMembership, forChange, type InGroup } from './find-group.ts';

type Transaction = Pick<Database, 'execute'>;

/** Condition on `channel_invitations v`: not used up or expired, and the inviter may still invite. */
const isValid = sql`v.uses_left > 0 and v.expires_at > now() and exists (select from channel_members inviter
  where inviter.channel_id = v.channel_id and inviter.user_id = v.invited_by and ${mayInvite(sql`inviter`)})`;

interface InvitationRow extends Record<string, unknown> {
  id: string;
  usesLeft: number;
  expiresAt: string;
  by: MemberJson;
  for: MemberJson | null;
}

export async function readInvitations(database: Transaction, channelId: string): Promise<Invitation[]> {
  const { rows } = await database.execute<InvitationRow>(sql`
    select v.id, v.uses_left as "usesLeft", v.expires_at as "expiresAt", ${memberJson(sql`p`)} as by,
      case when f.id is not null then ${memberJson(sql`f`)} end as for
    from channel_invitations v join channels c on c.id = v.channel_id join profiles p on p.id = v.invited_by
      left join profiles f on f.id = v.member_id
    where v.channel_id = ${channelId} and ${isValid} order by v.created_at, v.id`);
  return rows.map(({ id, by, for: invited, usesLeft, expiresAt }) => ({
    id,
    by: memberView(by),
    ...(invited && { for: memberView(invited) }),
    usesLeft,
    expiresAt: new Date(expiresAt).toISOString(),
  }));
}

interface NewInvitation extends InGroup {
  days: number;
  uses: number;
  memberId?: string | undefined;
}

export async function inviteToGroup(
  database: Database,
  { userId, channelId, days, uses, memberId }: NewInvitation,
): Promise<{ id: string; code: string }> {
  const { invites } = await findMembership(database, { userId, channelId });
  if (!invites) throw new ProblemError('FORBIDDEN');
  const code = randomCode();
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into channel_invitations (channel_id, code_hash, member_id, invited_by, uses_left, expires_at)
    select ${channelId}, ${hashOfCode(code)}, p.id, ${userId}, ${memberId ? 1 : uses},
      now() + make_interval(days => ${days})
    from (select ${memberId ?? null}::uuid as id) chosen left join profiles p on p.id = chosen.id
    where chosen.id is null or p.id is not null returning id`);
  if (!rows[0]) throw new ProblemError('MEMBER_NOT_FOUND');
  return { id: rows[0].id, code };
}

export async function revokeInvitation(
  database: Database,
  { userId, channelId, invitationId }: InGroup & { invitationId: string },
): Promise<void> {
  const { owner } = await findMembership(database, { userId, channelId });
  await database.execute(sql`
    delete from channel_invitations where id = ${invitationId} and channel_id = ${channelId}
      and (${owner} or invited_by = ${userId})`);
}

interface FoundInvitation extends Record<string, unknown> {
  invitation: string;
  id: string;
  name: string;
  description: string;
  members: number;
  by: MemberJson;
  joined: boolean;
}

async function findInvitation(
  database: Transaction,
  { userId, code }: { userId: string; code: string },
  lock: SQL = sql``,
): Promise<FoundInvitation> {
  const { rows } = await database.execute<FoundInvitation>(sql`
    select v.id as invitation, c.id, c.name, c.description, ${memberJson(sql`p`)} as by,
      (select count(*)::int from channel_members a where a.channel_id = c.id and a.state = 'member') as members,
      exists (select from channel_members a
        where a.channel_id = c.id and a.user_id = ${userId} and a.state = 'member') as joined
    from channel_invitations v join channels c on c.id = v.channel_id join profiles p on p.id = v.invited_by
    where v.code_hash = ${hashOfCode(code)} and (v.member_id is null or v.member_id = ${userId}) and ${isValid} ${lock}`);
  if (!rows[0]) throw new ProblemError('GROUP_INVITATION_INVALID');
  return rows[0];
}

export async function readInvitationOf(
  database: Database,
  bearer: { userId: string; code: string },
): Promise<z.output<typeof readInvitation.answer>> {
  const { id, name, description, members, joined, by } = await findInvitation(database, bearer);
  return { id, name, description, members, joined, by: memberView(by) };
}

/** Locks the group's row, so that concurrent uses of a code follow one another. */
export function joinGroup(database: Database, bearer: { userId: string; code: string }): Promise<string> {
  return database.transaction(async (transaction) => {
    await findInvitation(transaction, bearer, forChange);
    // Read again under the lock: another member may have used the code up.
    const { invitation, id, members, joined } = await findInvitation(transaction, bearer);
    if (joined) return id;
    if (members >= limits.groupMembers) throw new ProblemError('GROUP_FULL');
    await transaction.execute(
      sql`update channel_invitations set uses_left = uses_left - 1 where id = ${invitation}`,
    );
    await transaction.execute(sql`
      insert into channel_members (channel_id, user_id) values (${id}, ${bearer.userId})`);
    return id;
  });
}
