import type { Member } from '@orbit-vine/contract/members.ts';
import { isOver } from '@orbit-vine/contract/polls.ts';
import { messagesOf } from '../channels/access.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import type { StoredPoll } from '../platform/db/schema.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { changeResponses } from './change-reaction.ts';

interface Vote {
  userId: string;
  messageId: string;
  choices: number[];
}

export function vote(database: Database, { userId, messageId, choices }: Vote) {
  const chosen = sql`${sql.param(choices)}::integer[]`;
  return changeResponses(
    database,
    { userId, messageId },
    sql`gone as (delete from poll_votes
        where message_id = ${messageId} and user_id = ${userId} and choice <> all(${chosen}) returning choice),
      added as (insert into poll_votes (message_id, user_id, choice)
        select ${messageId}, ${userId}, choice from unnest(${chosen}) choice on conflict do nothing returning choice),
      act as (select choice from gone union all select choice from added)`,
    async (transaction) => {
      const { rows } = await transaction.execute<{ poll: StoredPoll }>(sql`
        select poll from messages where id = ${messageId} and deleted_at is null and poll is not null`);
      const [found] = rows;
      if (!found) throw new ProblemError('MESSAGE_NOT_FOUND');
      const { poll } = found;
      if (isOver(poll, Date.now())) throw new ProblemError('POLL_ENDED');
      const isOutside = choices.some((choice) => choice >= poll.choices.length);
      if (isOutside || (choices.length > 1 && !poll.several)) throw new ProblemError('INVALID_REQUEST');
    },
  );
}

export async function whoVoted(
  database: Database,
  { userId, messageId }: Pick<Vote, 'userId' | 'messageId'>,
): Promise<Member[][] | undefined> {
  const { rows } = await database.execute<VoterRow>(sql`
    select m.poll, v.choice, v.user_id as id, p.username, p.avatar_url as "avatarUrl"
    from ${messagesOf(userId)} m left join poll_votes v on v.message_id = m.id left join profiles p on p.id = v.user_id
    where m.id = ${messageId} and m.deleted_at is null and m.poll is not null
    order by v.created_at, v.user_id`);
  return rows[0]?.poll.choices.map((_, at) => rows.filter(({ choice }) => choice === at).map(memberView));
}

interface VoterRow extends Record<string, unknown> {
  poll: StoredPoll;
  choice: number | null;
  id: string | null;
  username: string | null;
  avatarUrl: string | null;
}
