import { randomUUID } from 'node:crypto';
import { isNewcomer } from '../messages/hold-message.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

type Transaction = Pick<Database, 'execute'>;

interface Start {
  userId: string;
  members: string[];
}

/**
 * Returns the channel of the conversation between these members. A newcomer's first message to members who do not
 * know them is a request: the newcomer can't send a second message until a recipient accepts it.
 */
export function startConversation(database: Database, { userId, members }: Start): Promise<string> {
  const others = Array.from(new Set(members)).filter((id) => id !== userId);
  if (others.length === 0) throw new ProblemError('MEMBER_NOT_FOUND');
  const key = [userId, ...others].sort().join();
  return database.transaction(async (transaction) => {
    const existing = await reopen(transaction, key, userId);
    if (existing) return existing;
    const recipients = await readRecipients(transaction, userId, others);
    if (recipients.length < others.length) throw new ProblemError('MEMBER_NOT_FOUND');
    if (recipients.some(({ reachable }) => !reachable)) throw new ProblemError('MEMBER_UNREACHABLE');
    const newcomer = await isNewcomer(transaction, userId);
    const asked = recipients.filter(({ knows }) => newcomer && !knows).map(({ id }) => id);
    const id = await insertConversation(transaction, key);
    // Another member has started the conversation at the same moment.
    if (!id) return (await reopen(transaction, key, userId)) ?? refuse();
    await transaction.execute(sql`
      insert into channel_members (channel_id, user_id, owner, state)
      select ${id}, member, member = ${userId}::uuid,
        case when member = any(${sql.param(asked)}::uuid[]) then 'asked' else 'member' end
      from unnest(${sql.param([userId, ...others])}::uuid[]) as member`);
    return id;
  });
}

function refuse(): never {
  throw new ProblemError('MEMBER_UNREACHABLE');
}

/** The existing conversation. Opening it accepts a request; the member's list then also shows an empty one. */
async function reopen(transaction: Transaction, key: string, userId: string): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update channel_members a set state = 'member', owner = a.owner or c.seq = 0
    from channels c where c.id = a.channel_id and c.direct_key = ${key} and a.user_id = ${userId} returning c.id`);
  return rows[0]?.id;
}

async function insertConversation(transaction: Transaction, key: string): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into channels (id, name, description, kind, direct_key)
    values (${randomUUID()}, '', '', 'direct', ${key}) on conflict (direct_key) do nothing returning id`);
  return rows[0]?.id;
}

interface Recipient extends Record<string, unknown> {
  id: string;
  /** The recipient wrote to the member before, or shares a private group with them. */
  knows: boolean;
  reachable: boolean;
}

async function readRecipients(
  transaction: Transaction,
  userId: string,
  others: string[],
): Promise<Recipient[]> {
  const { rows } = await transaction.execute<Recipient>(sql`
    select p.id, known.knows,
      not exists (select from ignored_members i where i.user_id = p.id and i.ignored_id = ${userId} and i.blocked)
        and (p.messages_from = 'everyone' or p.messages_from = 'known' and known.knows) as reachable
    from profiles p cross join lateral (
      select exists (
        select from channel_members theirs join channel_members own on own.channel_id = theirs.channel_id
          join channels c on c.id = own.channel_id
        where theirs.user_id = p.id and own.user_id = ${userId} and theirs.state = 'member' and own.state = 'member'
          and (c.kind = 'group'
            or exists (select from messages m where m.channel_id = c.id and m.user_id = p.id))) as knows
    ) known
    where p.id = any(${sql.param(others)}::uuid[])`);
  return rows;
}
