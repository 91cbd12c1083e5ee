import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

type Transaction = Pick<Database, 'execute'>;

export async function forgetAddress(
  transaction: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const address = email.toLowerCase();
  await transaction.execute(sql`delete from mail_queue where lower("to") = ${address}`);
  await transaction.execute(sql`
    update mail_queue set last_error = null,
      "to" = array_to_string(array(select one from unnest(string_to_array("to", ',')) as one where lower(one) <> ${address}), ',')
    where ${address} = any(string_to_array(lower("to"), ','))`);
  await transaction.execute(sql`delete from sign_ups where lower(email) = ${address}`);
  await transaction.execute(sql`
    delete from verifications where position(${userId} in value) > 0 or position(${address} in lower(value)) > 0`);
}

/**
 * Deletes texts by staff about a member, and, if the member's messages are removed too, the member's texts in reports
 * and as staff. The audit log keeps acts and their times.
 */
export async function forgetWords(
  transaction: Transaction,
  { userId, messages }: { userId: string; messages: 'keep' | 'remove' },
): Promise<void> {
  const all = messages === 'remove';
  await transaction.execute(sql`
    update moderation_acts set details = details - 'text'
    where details ? 'text' and (member_id = ${userId} or ${all} and actor_id = ${userId})`);
  if (!all) return;
  await transaction.execute(sql`update appeals set reply = '' where decided_by = ${userId}`);
  await transaction.execute(sql`update reports set note = '' where reporter_id = ${userId}`);
  await transaction.execute(sql`delete from staff_notes where author_id = ${userId}`);
}
