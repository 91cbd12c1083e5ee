import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOlderThan } from '../db/older-than.ts';

export async function forgetOldNotices(database: Database): Promise<void> {
  await database.execute(sql`delete from notices where ${isOlderThan(sql`created_at`, 'notification')}`);
}
