import { limits } from '@orbit-vine/contract/limits.ts';
import type { Saving } from '@orbit-vine/contract/saved-messages.ts';
import { mayRead } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface OfMember {
  userId: string;
  messageId: string;
}

interface SavingRow extends Record<string, unknown> {
  remind_at: string | null;
}

/** Saves a message, or changes its reminder. A repeated request does not remind again. */
export function saveMessage(
  database: Database,
  { userId, messageId, remindAt = null }: OfMember & { remindAt?: string | null | undefined },
): Promise<Saving> {
  return database.transaction(async (transaction) => {
    // The lock serializes a member's requests, so that they do not exceed the limit together.
    await transaction.execute(sql`select from users where id = ${userId} for no key update`);
    // Waits for a concurrent deletion of the message.
    const { rowCount } = await transaction.execute(sql`
      select from messages m join channels c on c.id = m.channel_id
      where m.id = ${messageId} and m.deleted_at is null and ${mayRead(userId)} for share of m`);
    if (rowCount === 0) throw new ProblemError('MESSAGE_NOT_FOUND');
    const { rows } = await transaction.execute<SavingRow>(sql`
      insert into saved_messages as s (user_id, message_id, remind_at)
      select ${userId}, ${messageId}, ${remindAt}::timestamptz
      where (select count(*) from saved_messages other
        where other.user_id = ${userId} and other.message_id <> ${messageId}) < ${limits.savedMessages}
      on conflict (user_id, message_id) do update set remind_at = excluded.remind_at,
        reminded_at = case when s.remind_at = excluded.remind_at then s.reminded_at end
      returning remind_at`);
    if (!rows[0]) throw new ProblemError('TOO_MANY_SAVED');
    return savingView(rows[0]);
  });
}

export async function readSaving(database: Database, { userId, messageId }: OfMember): Promise<Saving> {
  const { rows } = await database.execute<SavingRow>(sql`
    select remind_at from saved_messages where user_id = ${userId} and message_id = ${messageId}`);
  return savingView(rows[0]);
}

export async function unsaveMessage(database: Database, { userId, messageId }: OfMember): Promise<void> {
  await database.execute(sql`
    delete from saved_messages where user_id = ${userId} and message_id = ${messageId}`);
}

const savingView = (row: SavingRow | undefined): Saving => ({
  saved: row !== undefined,
  ...(row?.remind_at && { remindAt: new Date(row.remind_at).toISOString() }),
});
