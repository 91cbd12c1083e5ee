import type { Bus } from '../bus/bus.ts';
import { lockChannel, takeNextSeqs } from '../channels/next-seq.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { closeReports } from './close-reports.ts';

/** Messages per transaction. Each holds the channel's lock, and other messages are sent in between. */
const batch = 200;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Attributes a member's messages to “A former member” (`keep`), or replaces them with tombstones (`remove`). Each message takes a
 * `seq`, so that every reader sees the change.
 */
export function bulkDeleteMessages(database: Database, bus: Bus, userId: string, fate: 'keep' | 'remove') {
  const set =
    fate === 'keep'
      ? sql`user_id = null`
      : sql`user_id = null, content = '', mentions = '{}', reply_to = null, edited_at = null, pinned_at = null,
          moderated = false, deleted_at = coalesce(deleted_at, now())`;
  return inBatches(database, bus, {
    condition: sql`m.user_id = ${userId}`,
    set,
    also: async (transaction, ids) => {
      if (fate === 'keep') return;
      await transaction.execute(sql`delete from message_reactions where message_id = any(${ids}::uuid[])`);
      await transaction.execute(sql`delete from notices where message_id = any(${ids}::uuid[])`);
      // These tables also contain the message's text.
      for (const table of [sql`reports`, sql`removed_messages`])
        await transaction.execute(sql`delete from ${table} where message_id = any(${ids}::uuid[])`);
      await transaction.execute(
        sql`update attachments set purpose = 'removed', message_id = null where message_id = any(${ids}::uuid[])`,
      );
    },
  });
}

export function bulkDeleteReactions(database: Database, bus: Bus, userId: string) {
  return inBatches(database, bus, {
    condition: sql`m.id in (select message_id from message_reactions where user_id = ${userId})`,
    set: sql`user_id = m.user_id`,
    also: async (transaction, ids) => {
      await transaction.execute(sql`
        delete from message_reactions where user_id = ${userId} and message_id = any(${ids}::uuid[])`);
    },
  });
}

interface Removal {
  memberId: string;
  by: string;
  reason: string;
}

/** Removes all messages of a suspended member. As with a single removal, their texts can be restored for a while. */
export function removeMessagesOf(database: Database, bus: Bus, { memberId, by, reason }: Removal) {
  return inBatches(database, bus, {
    condition: sql`m.user_id = ${memberId} and m.deleted_at is null`,
    set: sql`content = '', mentions = '{}', reply_to = null, edited_at = null, pinned_at = null, deleted_at = now(),
      moderated = true`,
    async first(transaction, ids) {
      await transaction.execute(sql`
        insert into removed_messages (message_id, content, mentions, reply_to, edited_at, reason)
        select id, content, mentions, reply_to, edited_at, ${reason} from messages where id = any(${ids}::uuid[])`);
    },
    async also(transaction, ids) {
      await transaction.execute(sql`delete from message_reactions where message_id = any(${ids}::uuid[])`);
      await transaction.execute(sql`delete from notices where message_id = any(${ids}::uuid[])`);
      await transaction.execute(
        sql`update attachments set purpose = 'removed', message_id = null where message_id = any(${ids}::uuid[])`,
      );
      const { rows } = await transaction.execute<{ message_id: string }>(sql`
        select distinct message_id from reports where state = 'open' and message_id = any(${ids}::uuid[])`);
      for (const { message_id: messageId } of rows)
        await transaction.execute(closeReports({ messageId, acted: true, removed: true, by }));
    },
  });
}

interface BulkChange {
  condition: SQL;
  set: SQL;
  first?(transaction: Transaction, ids: SQL): Promise<void>;
  also(transaction: Transaction, ids: SQL): Promise<void>;
}

async function inBatches(database: Database, bus: Bus, change: BulkChange): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct m.channel_id as id from messages m where ${change.condition} order by id`,
  );
  for (const { id } of rows) while (await changeBatch(database, bus, id, change));
}

/** False when the channel has nothing left to change. */
async function changeBatch(
  database: Database,
  bus: Bus,
  channelId: string,
  { condition, set, first, also }: BulkChange,
) {
  const seq = await database.transaction(async (transaction) => {
    await lockChannel(transaction, sql`${channelId}`);
    const found = await transaction.execute<{ id: string }>(sql`
      select m.id from messages m where m.channel_id = ${channelId} and ${condition} order by m.seq limit ${batch}`);
    if (found.rows.length === 0) return undefined;
    const ids = sql.param(found.rows.map(({ id }) => id));
    const count = found.rows.length;
    const { rows } = await transaction.execute<{ before: string }>(
      takeNextSeqs(sql`${channelId}`, sql`${count}`),
    );
    const before = Number(rows[0]?.before);
    await first?.(transaction, sql`${ids}`);
    await transaction.execute(sql`
      update messages m set ${set}, changed_seq = ${before} + numbered.at
      from unnest(${ids}::uuid[]) with ordinality as numbered(id, at) where m.id = numbered.id`);
    await also(transaction, sql`${ids}`);
    return before + count;
  });
  if (seq !== undefined) bus.hintChange(channelId, seq);
  return seq !== undefined;
}
