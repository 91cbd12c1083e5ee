import { createHmac } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { sharedSecret } from '../platform/db/secrets.ts';
import { sql } from '../platform/db/sql.ts';

/* A suspension outlives its account, so that deleting the account does not end it. */

/** A keyed hash: the table does not reveal addresses. */
export async function addressKeyOf(database: Database, email: string): Promise<string> {
  const secret = await sharedSecret(database, 'suspended-addresses');
  return createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url');
}

export async function keepSuspension(
  transaction: Pick<Database, 'execute'>,
  { userId, addressKey }: { userId: string; addressKey: string },
): Promise<void> {
  await transaction.execute(sql`
    insert into suspended_addresses (address_key, suspended_until)
    select ${addressKey}, suspended_until from profiles where id = ${userId} and suspended_until > now()
    on conflict (address_key) do update
    set suspended_until = greatest(suspended_addresses.suspended_until, excluded.suspended_until)`);
}

/** The suspension of a deleted account with this address; the moderator's explanation is not kept. */
export async function suspensionOfAddress(
  database: Database,
  email: string,
): Promise<{ until: string; words: string } | undefined> {
  const key = await addressKeyOf(database, email);
  const { rows } = await database.execute<{ until: string }>(sql`
    select suspended_until as until from suspended_addresses where address_key = ${key} and suspended_until > now()`);
  return rows[0] && { until: rows[0].until, words: '' };
}
