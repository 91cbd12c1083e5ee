import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

type Transaction = Pick<Database, 'execute'>;

/**
 * The statement that numbers everything in a channel: it takes the channel's next `count` values of `seq`, and returns the channel's `id`
 * and `before`, the value before the first of them. It is the only writer of `channels.seq`.
 *
 * The update locks the channel's row until the commit. So numbers are committed in order: a reader who has seen one has seen all before
 * it. A rollback returns its numbers, so there are no gaps. There is no row if `count` is 0, the channel does not exist, or `condition`
 * is false.
 *
 * @param channelId an expression for the channel's id
 * @param count an expression for how many are needed
 * @param condition of the row of `channels`
 */
export function takeNextSeqs(channelId: SQL, count: SQL, condition: SQL = sql`true`): SQL {
  return sql`
    update channels set seq = channels.seq + needed.count from (select (${count})::bigint as count) as needed
    where channels.id = ${channelId} and needed.count > 0 and ${condition}
    returning channels.id, channels.seq - needed.count as before`;
}

/**
 * Locks a channel before its messages are read, for a change that depends on them; other changes wait until the transaction ends. Returns
 * whether the channel is archived; undefined if it does not exist or `condition` of `channels c` is false.
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
 * Runs a transaction that calls `lockChannelOf`, and again if its message was moved while it waited for the lock, so that
 * it never holds one channel while it waits for another.
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

/** The same as `lockChannel` for the channel of a message. */
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
