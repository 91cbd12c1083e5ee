import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

type Transaction = Pick<Database, 'execute'>;

/**
 * The statement by which everything that happens in a channel gets its number: it takes the channel's next `count`
 * values of `seq`, and answers with the channel's `id` and `before`, the last value that is somebody else's. It is the
 * only writer of `channels.seq`.
 *
 * The update locks the channel's row, and the lock is held to the commit. So numbers are committed in order, and a
 * reader who has seen one has seen all before it; what is undone gives its numbers back, and there are no holes. Of
 * nothing (`count` is 0, there is no such channel, `condition` does not hold) it takes nothing and has no row.
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
 * Locks a channel before its messages are read, for a change that depends on what they are: nothing else happens in
 * the channel until the transaction ends. Tells whether it has been archived; undefined if there is no such channel.
 */
export async function lockChannel(
  transaction: Transaction,
  channelId: SQL,
): Promise<{ archived: boolean } | undefined> {
  const { rows } = await transaction.execute<{ archived: boolean }>(
    sql`select archived_at is not null as archived from channels where id = ${channelId} for update`,
  );
  return rows[0];
}
