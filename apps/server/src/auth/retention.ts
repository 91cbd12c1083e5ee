import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { sql } from '../platform/db/sql.ts';

export async function forgetAbandoned(database: Database): Promise<void> {
  await database.execute(sql`
    delete from users u where not u.email_verified and ${isOlderThan(sql`u.created_at`, 'signUp')}
      and not exists (select 1 from profiles p where p.id = u.id)`);
  await database.execute(sql`delete from sign_ups where ${isOlderThan(sql`expires_at`, 'code')}`);
  await database.execute(sql`delete from sessions where ${isOlderThan(sql`expires_at`, 'session')}`);
  for (const table of ['verifications', 'account_codes', 'account_events'])
    await database.execute(sql`
      delete from ${sql.identifier(table)} where ${isOlderThan(sql`expires_at`, 'code')}`);
  await database.execute(sql`
    delete from limit_counters where ${isOlderThan(sql`to_timestamp(expire / 1000)`, 'counter')}`);
}
