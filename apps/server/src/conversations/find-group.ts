import { mayInvite } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

export interface InGroup {
  userId: string;
  channelId: string;
}

interface Membership extends Record<string, unknown> {
  owner: boolean;
  invites: boolean;
  whoInvites: 'owner' | 'members';
}

/** `lock` is for changes of members, which follow one another. */
export async function findMembership(
  transaction: Pick<Database, 'execute'>,
  { userId, channelId }: InGroup,
  lock: SQL = sql``,
): Promise<Membership> {
  const { rows } = await transaction.execute<Membership>(sql`
    select a.owner, ${mayInvite(sql`a`)} as invites, c.who_invites as "whoInvites"
    from channels c join channel_members a on a.channel_id = c.id
    where c.id = ${channelId} and c.kind = 'group' and a.user_id = ${userId} and a.state = 'member' ${lock}`);
  const [row] = rows;
  if (!row) throw new ProblemError('CHANNEL_NOT_FOUND');
  return row;
}

export const forChange = sql`for update of c`;
