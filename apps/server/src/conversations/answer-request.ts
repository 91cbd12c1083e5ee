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
      await forgetOwnOf(transaction, { userId, channelId });
      return [userId];
    }
    return Array.from(await readAudience(transaction, channelId));
  });
}

/** Deletes saves, followed threads, and notifications of messages that the member may no longer read. */
export async function forgetOwnOf(
  transaction: Pick<Database, 'execute'>,
  { userId, channelId }: { userId: string; channelId: string },
): Promise<void> {
  for (const table of [sql`saved_messages`, sql`notices`])
    await transaction.execute(sql`
      delete from ${table} own using messages m
      where own.user_id = ${userId} and m.id = own.message_id and m.channel_id = ${channelId}`);
  await transaction.execute(sql`
    delete from thread_follows own using messages m
    where own.user_id = ${userId} and m.id = own.root_id and m.channel_id = ${channelId}`);
}
