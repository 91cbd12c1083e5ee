import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Bus } from '../live/bus.ts';

/** Messages changed at a time: the channel is held for as long as that takes, and others send in between. */
const batch = 200;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Leaves a member's messages to “A former member”, or takes them away and leaves tombstones. Every reader hears of it:
 * each message takes a `seq`, as any change does.
 */
export function withdrawMessages(database: Database, bus: Bus, userId: string, fate: 'keep' | 'remove') {
  const set =
    fate === 'keep'
      ? sql`user_id = null`
      : sql`user_id = null, content = '', mentions = '{}', reply_to = null, edited_at = null, pinned_at = null,
          deleted_at = coalesce(deleted_at, now())`;
  return inBatches(database, bus, {
    chosen: sql`m.user_id = ${userId}`,
    set,
    also: async (transaction, ids) => {
      if (fate === 'keep') return;
      await transaction.execute(sql`delete from message_reactions where message_id = any(${ids}::uuid[])`);
      await transaction.execute(sql`delete from notices where message_id = any(${ids}::uuid[])`);
      // They hold what was said, too.
      await transaction.execute(sql`delete from reports where message_id = any(${ids}::uuid[])`);
      await transaction.execute(
        sql`update attachments set purpose = 'removed', message_id = null where message_id = any(${ids}::uuid[])`,
      );
    },
  });
}

/** Takes back all reactions of a member. */
export function withdrawReactions(database: Database, bus: Bus, userId: string) {
  return inBatches(database, bus, {
    chosen: sql`m.id in (select message_id from message_reactions where user_id = ${userId})`,
    set: sql`user_id = m.user_id`,
    also: async (transaction, ids) => {
      await transaction.execute(sql`
        delete from message_reactions where user_id = ${userId} and message_id = any(${ids}::uuid[])`);
    },
  });
}

interface Withdrawal {
  /** Which messages `m`. */
  chosen: SQL;
  set: SQL;
  also(transaction: Transaction, ids: SQL): Promise<void>;
}

async function inBatches(database: Database, bus: Bus, withdrawal: Withdrawal): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`select id from channels order by id`);
  for (const { id } of rows) while (await withdrawBatch(database, bus, id, withdrawal));
}

/** False when there was nothing (more) to do in this channel. */
async function withdrawBatch(
  database: Database,
  bus: Bus,
  channelId: string,
  { chosen, set, also }: Withdrawal,
) {
  const seq = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1 from channels where id = ${channelId} for update`);
    const found = await transaction.execute<{ id: string }>(sql`
      select m.id from messages m where m.channel_id = ${channelId} and ${chosen} order by m.seq limit ${batch}`);
    if (found.rows.length === 0) return undefined;
    const ids = sql.param(found.rows.map(({ id }) => id));
    const { rows } = await transaction.execute<{ seq: string }>(sql`
      update channels set seq = seq + ${found.rows.length} where id = ${channelId} returning seq`);
    const newest = Number(rows[0]?.seq);
    await transaction.execute(sql`
      update messages m set ${set}, changed_seq = ${newest - found.rows.length} + place.at
      from unnest(${ids}::uuid[]) with ordinality as place(id, at) where m.id = place.id`);
    await also(transaction, sql`${ids}`);
    return newest;
  });
  if (seq !== undefined) bus.poke(channelId, seq);
  return seq !== undefined;
}
