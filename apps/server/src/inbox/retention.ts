import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { sql } from '../platform/db/sql.ts';

export async function forgetOldNotices(database: Database): Promise<void> {
  await database.execute(sql`delete from notices where ${isOlderThan(sql`created_at`, 'notification')}`);
}
