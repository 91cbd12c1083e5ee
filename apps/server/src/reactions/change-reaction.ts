import { eachReaction, type Message, type ReactionType } from '@orbit-vine/contract/messages.ts';
import { mayTakePart, messagesOf } from '../channels/access.ts';
import { changeInChannel, channelOf, lockChannelOf, takeNextSeqs } from '../channels/next-seq.ts';
import { memberView } from '../members/view.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Reaction {
  userId: string;
  messageId: string;
  type: ReactionType;
}

export function addReaction(database: Database, { userId, messageId, type }: Reaction) {
  return changeResponses(
    database,
    { userId, messageId },
    sql`act as (insert into message_reactions (message_id, user_id, reaction_type)
      select id, ${userId}, ${type} from messages where id = ${messageId} and deleted_at is null
      on conflict do nothing returning message_id)`,
  );
}

export function removeReaction(database: Database, { userId, messageId, type }: Reaction) {
  return changeResponses(
    database,
    { userId, messageId },
    sql`act as (delete from message_reactions
      where message_id = ${messageId} and user_id = ${userId} and reaction_type = ${type} returning message_id)`,
  );
}

export async function whoReacted(
  database: Database,
  { userId, messageId }: Pick<Reaction, 'userId' | 'messageId'>,
) {
  const { rows } = await database.execute<ReactorRow>(sql`
    select r.reaction_type as type, r.user_id as id, p.username, p.avatar_url as "avatarUrl"
    from ${messagesOf(userId)} m left join message_reactions r on r.message_id = m.id left join profiles p on p.id = r.user_id
    where m.id = ${messageId} and m.deleted_at is null
    order by r.created_at, r.user_id`);
  if (rows.length === 0) return undefined;
  const by = (reactionType: ReactionType) => rows.filter(({ type }) => type === reactionType).map(memberView);
  return eachReaction(by);
}

interface ReactorRow extends Record<string, unknown> {
  type: ReactionType | null;
  id: string | null;
  username: string | null;
  avatarUrl: string | null;
}

/**
 * Applies a change, the CTE `act` in `acts`, and, if it had an effect, gives the message the channel's next `seq`, in
 * one transaction. Returns the message after the change; undefined if there is none.
 */
export function changeResponses(
  database: Database,
  { userId, messageId }: Pick<Reaction, 'userId' | 'messageId'>,
  acts: SQL,
  check?: (transaction: Pick<Database, 'execute'>) => Promise<void>,
): Promise<{ message: Message; changed: boolean } | undefined> {
  return changeInChannel(database, async (transaction) => {
    // Like every change of a message, this waits for a concurrent deletion.
    const channel = await lockChannelOf(transaction, messageId, mayTakePart(userId));
    if (!channel) return undefined;
    if (channel.archived) throw new ProblemError('CHANNEL_ARCHIVED');
    await check?.(transaction);
    const { rowCount } = await transaction.execute(sql`
      with ${acts},
      taken as (${takeNextSeqs(channelOf(messageId), sql`select least(count(*), 1) from act`)})
      update messages set changed_seq = taken.before + 1 from taken where messages.id = ${messageId}`);
    const { rows } = await transaction.execute<MessageRow>(sql`
      select ${messageColumns} from messages m left join profiles p on p.id = m.user_id where m.id = ${messageId}
        and m.deleted_at is null`);
    return rows[0] && { message: messageView(rows[0]), changed: rowCount === 1 };
  });
}

/** Deletes reactions to deleted messages, which earlier versions could leave. */
export async function forgetLostReactions(database: Database): Promise<void> {
  await database.execute(sql`
    delete from message_reactions r using messages m where m.id = r.message_id and m.deleted_at is not null`);
}
