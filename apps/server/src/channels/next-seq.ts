import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

type Transaction = Pick<Database, 'execute'>;

/**
 * The statement that takes a channel's next `count` values of `seq`; it is the only writer of `channels.seq`. It
 * returns the channel's `id` and `before`, the value before the first of them; no row if `count` is 0, the channel
 * does not exist, or `condition` on the row of `channels` is false. The update locks the channel's row until the
 * commit, so numbers are committed in order, and a rollback returns them: a reader who sees a number has seen all
 * before it.
 */
export function takeNextSeqs(channelId: SQL, count: SQL, condition: SQL = sql`true`): SQL {
  return sql`
    update channels set seq = channels.seq + needed.count from (select (${count})::bigint as count) as needed
    where channels.id = ${channelId} and needed.count > 0 and ${condition}
    returning channels.id, channels.seq - needed.count as before`;
}

/**
 * Locks a channel before its messages are read, so that other changes wait until the transaction ends. Returns
 * whether the channel is archived; undefined if it does not exist or `condition` on `channels c` is false.
 */
export async function lockChannel(
  transaction: Transaction,
  channelId: SQL,
  condition: SQL = sql`true`,
): Promise<{ id: string; archived: boolean } | undefined> {
  const { rows } = await transaction.execute<{ id: string; archived: boolean }>(
    sql`select c.id, c.archived_at is not null as archived from channels c
      where c.id = ${channelId} and ${condition} for update of c`,
  );
  return rows[0];
}

export const channelOf = (messageId: string): SQL =>
  sql`(select channel_id from messages where id = ${messageId})`;

class MovedMeanwhile extends Error {}

/**
 * Runs a transaction that calls `lockChannelOf`, and runs it again if its message was moved during the wait for the
 * lock, so that it never holds one channel while it waits for another.
 */
export async function changeInChannel<T>(
  database: Pick<Database, 'transaction'>,
  work: Parameters<typeof database.transaction<T>>[0],
): Promise<T> {
  for (;;) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!(error instanceof MovedMeanwhile)) throw error;
    }
  }
}

export async function lockChannelOf(
  transaction: Transaction,
  messageId: string,
  condition?: SQL,
): Promise<{ archived: boolean } | undefined> {
  const channel = await lockChannel(transaction, channelOf(messageId), condition);
  if (!channel) return undefined;
  const { rows } = await transaction.execute(
    sql`select from messages where id = ${messageId} and channel_id = ${channel.id}`,
  );
  if (rows.length === 0) throw new MovedMeanwhile();
  return channel;
}
