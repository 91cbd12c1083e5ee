import { readAudience } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Answer {
  userId: string;
  channelId: string;
  accept: boolean;
}

/** Returns the ids of members whose channels changed. The author of a declined request is not notified. */
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
    return Array.from(await readAudience(transaction, channelId));
  });
}

/** Deletes a member's notifications of messages that they no longer read. */
export const forgetNotices = (channelId: string, userId: string) => sql`
  delete from notices n using messages m
  where n.user_id = ${userId} and m.id = n.message_id and m.channel_id = ${channelId}`;
