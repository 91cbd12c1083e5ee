import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

interface Counted {
  seq: number;
  count: number;
}

const remembered = new WeakMap<Database, Map<string, Counted>>();

/**
 * How many messages the channel had at `seq`, as far as none of them has been deleted since; what a moderator removed
 * still stands there, and counts. A long channel is counted
 * once; after that only what is new, and all again when something old was deleted.
 */
export async function countMessages(database: Database, channelId: string, seq: number): Promise<number> {
  const known = remembered.get(database) ?? new Map<string, Counted>();
  remembered.set(database, known);
  const last = known.get(channelId);
  const count =
    (last && (await countOn(database, channelId, seq, last))) ?? (await countAll(database, channelId, seq));
  if (seq >= (known.get(channelId)?.seq ?? 0)) known.set(channelId, { seq, count });
  return count;
}

const alive = (channelId: string, seq: number, after = 0) => sql`
  (select count(*)::int from messages where channel_id = ${channelId} and seq > ${after} and seq <= ${seq}
    and (deleted_at is null or moderated or changed_seq > ${seq}))`;

async function countAll(database: Database, channelId: string, seq: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`select ${alive(channelId, seq)} as count`);
  return rows[0]?.count ?? 0;
}

/** Undefined where one that was counted before may be gone. */
async function countOn(database: Database, channelId: string, seq: number, last: Counted) {
  if (seq < last.seq) return undefined;
  const { rows } = await database.execute<{ more: number; gone: boolean }>(sql`
    select ${alive(channelId, seq, last.seq)} as more,
      exists(select 1 from messages where channel_id = ${channelId} and changed_seq > ${last.seq}
        and seq <= ${last.seq} and deleted_at is not null and not moderated) as gone`);
  const [row] = rows;
  return row && !row.gone ? last.count + row.more : undefined;
}
