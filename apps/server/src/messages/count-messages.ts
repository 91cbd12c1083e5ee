import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

interface Counted {
  seq: number;
  count: number;
}

const countsByDatabase = new WeakMap<Database, Map<string, Counted>>();

/**
 * Messages of a channel up to `seq`, without deleted ones; moderators' tombstones are visible, and count. The first
 * count reads the whole channel, later ones only new messages, unless an old message was deleted.
 */
export async function countMessages(database: Database, channelId: string, seq: number): Promise<number> {
  const counts = countsByDatabase.get(database) ?? new Map<string, Counted>();
  countsByDatabase.set(database, counts);
  const last = counts.get(channelId);
  const count =
    (last && (await countOn(database, channelId, seq, last))) ?? (await countAll(database, channelId, seq));
  if (seq >= (counts.get(channelId)?.seq ?? 0)) counts.set(channelId, { seq, count });
  return count;
}

const visibleCount = (channelId: string, seq: number, after = 0) => sql`
  (select count(*)::int from messages where channel_id = ${channelId} and seq > ${after} and seq <= ${seq}
    and (deleted_at is null or moderated or changed_seq > ${seq}))`;

async function countAll(database: Database, channelId: string, seq: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select ${visibleCount(channelId, seq)} as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Undefined if a message in the last count may have been deleted. */
async function countOn(database: Database, channelId: string, seq: number, last: Counted) {
  if (seq < last.seq) return undefined;
  const { rows } = await database.execute<{ more: number; gone: boolean }>(sql`
    select ${visibleCount(channelId, seq, last.seq)} as more,
      exists(select 1 from messages where channel_id = ${channelId} and changed_seq > ${last.seq}
        and seq <= ${last.seq} and deleted_at is not null and not moderated) as gone`);
  const [row] = rows;
  return row && !row.gone ? last.count + row.more : undefined;
}
