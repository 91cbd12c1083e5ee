import type { Bus } from '../bus/bus.ts';
import { lockChannel, takeNextSeqs } from '../channels/next-seq.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { closeReports } from './close-reports.ts';
import { removalsOf, storeRemovedTexts, tombstone } from './tombstone.ts';

/** Messages per transaction, which locks the channel; other messages are sent between transactions. */
const batch = 200;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Attributes a member's messages to “A former member” (`keep`), or replaces them with tombstones (`remove`). Each
 * message takes a `seq`, so that every reader sees the change.
 */
export function bulkDeleteMessages(database: Database, bus: Bus, userId: string, fate: 'keep' | 'remove') {
  const set =
    fate === 'keep'
      ? sql`user_id = null`
      : sql`user_id = null, ${tombstone}, moderated = false, deleted_at = coalesce(deleted_at, now())`;
  return inBatches(database, bus, {
    condition: sql`m.user_id = ${userId}`,
    set,
    also: async (transaction, ids) => {
      if (fate === 'keep') return;
      // These tables also contain the message's text.
      for (const table of [sql`reports`, sql`removed_messages`])
        await transaction.execute(sql`delete from ${table} where message_id = any(${ids})`);
      for (const removal of removalsOf(ids)) await transaction.execute(removal);
    },
  });
}

export async function bulkDeleteResponses(database: Database, bus: Bus, userId: string) {
  for (const table of [sql`message_reactions`, sql`poll_votes`])
    await inBatches(database, bus, {
      condition: sql`m.id in (select message_id from ${table} where user_id = ${userId})`,
      set: sql`user_id = m.user_id`,
      also: async (transaction, ids) => {
        await transaction.execute(
          sql`delete from ${table} where user_id = ${userId} and message_id = any(${ids})`,
        );
      },
    });
}

interface Removal {
  memberId: string;
  by: string;
  reason: string;
}

export function removeMessagesOf(database: Database, bus: Bus, { memberId, by, reason }: Removal) {
  return inBatches(database, bus, {
    condition: sql`m.user_id = ${memberId} and m.deleted_at is null`,
    set: sql`${tombstone}, deleted_at = now(), moderated = true`,
    async first(transaction, ids) {
      await transaction.execute(storeRemovedTexts(ids, reason));
    },
    async also(transaction, ids) {
      for (const removal of removalsOf(ids)) await transaction.execute(removal);
      const { rows } = await transaction.execute<{ message_id: string }>(sql`
        select distinct message_id from reports where state = 'open' and message_id = any(${ids})`);
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

/** Returns whether the channel may have more messages to change. */
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
    const ids = sql`${sql.param(found.rows.map(({ id }) => id))}::uuid[]`;
    const count = found.rows.length;
    const { rows } = await transaction.execute<{ before: string }>(
      takeNextSeqs(sql`${channelId}`, sql`${count}`),
    );
    const before = Number(rows[0]?.before);
    await first?.(transaction, ids);
    await transaction.execute(sql`
      update messages m set ${set}, changed_seq = ${before} + numbered.at
      from unnest(${ids}) with ordinality as numbered(id, at) where m.id = numbered.id`);
    await also(transaction, ids);
    return before + count;
  });
  if (seq !== undefined) bus.hintChange(channelId, seq);
  return seq !== undefined;
}
