import type { Bus } from '../bus/bus.ts';
import { lockChannel, takeNextSeqs } from '../channels/next-seq.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

/** Messages changed at a time: the channel is held for as long as that takes, and others send in between. */
const batch = 200;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Leaves a member's messages to “A former member”, or takes them away and leaves tombstones. Every reader hears of it:
 * each message takes a `seq`, as any change does.
 */
export function bulkDeleteMessages(database: Database, bus: Bus, userId: string, fate: 'keep' | 'remove') {
  const set =
    fate === 'keep'
      ? sql`user_id = null`
      : sql`user_id = null, content = '', mentions = '{}', reply_to = null, edited_at = null, pinned_at = null,
          moderated = false, deleted_at = coalesce(deleted_at, now())`;
  return inBatches(database, bus, {
    chosen: sql`m.user_id = ${userId}`,
    set,
    also: async (transaction, ids) => {
      if (fate === 'keep') return;
      await transaction.execute(sql`delete from message_reactions where message_id = any(${ids}::uuid[])`);
      await transaction.execute(sql`delete from notices where message_id = any(${ids}::uuid[])`);
      // They hold what was said, too.
      for (const table of [sql`reports`, sql`removed_messages`])
        await transaction.execute(sql`delete from ${table} where message_id = any(${ids}::uuid[])`);
      await transaction.execute(
        sql`update attachments set purpose = 'removed', message_id = null where message_id = any(${ids}::uuid[])`,
      );
    },
  });
}

/** Takes back all reactions of a member. */
export function bulkDeleteReactions(database: Database, bus: Bus, userId: string) {
  return inBatches(database, bus, {
    chosen: sql`m.id in (select message_id from message_reactions where user_id = ${userId})`,
    set: sql`user_id = m.user_id`,
    also: async (transaction, ids) => {
      await transaction.execute(sql`
        delete from message_reactions where user_id = ${userId} and message_id = any(${ids}::uuid[])`);
    },
  });
}

interface BulkChange {
  /** Which messages `m`. */
  chosen: SQL;
  set: SQL;
  also(transaction: Transaction, ids: SQL): Promise<void>;
}

async function inBatches(database: Database, bus: Bus, withdrawal: BulkChange): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`select id from channels order by id`);
  for (const { id } of rows) while (await changeBatch(database, bus, id, withdrawal));
}

/** False when there was nothing (more) to do in this channel. */
async function changeBatch(
  database: Database,
  bus: Bus,
  channelId: string,
  { chosen, set, also }: BulkChange,
) {
  const seq = await database.transaction(async (transaction) => {
    await lockChannel(transaction, sql`${channelId}`);
    const found = await transaction.execute<{ id: string }>(sql`
      select m.id from messages m where m.channel_id = ${channelId} and ${chosen} order by m.seq limit ${batch}`);
    if (found.rows.length === 0) return undefined;
    const ids = sql.param(found.rows.map(({ id }) => id));
    const count = found.rows.length;
    const { rows } = await transaction.execute<{ before: string }>(
      takeNextSeqs(sql`${channelId}`, sql`${count}`),
    );
    const before = Number(rows[0]?.before);
    await transaction.execute(sql`
      update messages m set ${set}, changed_seq = ${before} + numbered.at
      from unnest(${ids}::uuid[]) with ordinality as numbered(id, at) where m.id = numbered.id`);
    await also(transaction, sql`${ids}`);
    return before + count;
  });
  if (seq !== undefined) bus.hintChange(channelId, seq);
  return seq !== undefined;
}
