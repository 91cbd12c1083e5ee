import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Answer {
  userId: string;
  channelId: string;
  accept: boolean;
}

/** Returns the ids of members whose channels changed. Those who asked are not told of a refusal. */
export function answerRequest(database: Database, { userId, channelId, accept }: Answer): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      update channel_members set state = ${accept ? 'member' : 'declined'}
      where channel_id = ${channelId} and user_id = ${userId} and state = 'asked'`);
    if (rowCount === 0) throw new ProblemError('CHANNEL_NOT_FOUND');
    if (!accept) {
      await transaction.execute(forgetNotices(channelId, userId));
      return [userId];
    }
    const { rows } = await transaction.execute<{ user_id: string }>(
      sql`select user_id from channel_members where channel_id = ${channelId}`,
    );
    return rows.map(({ user_id }) => user_id);
  });
}

/** Deletes a member's notifications of messages that they no longer read. */
export const forgetNotices = (channelId: string, userId: string) => sql`
  delete from notices n using messages m
  where n.user_id = ${userId} and m.id = n.message_id and m.channel_id = ${channelId}`;
