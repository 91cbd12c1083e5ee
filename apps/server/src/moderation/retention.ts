import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { sql } from '../platform/db/sql.ts';

/** Deletes moderation records whose retention is over, since they contain what members and moderators wrote. */
export async function forgetOldModeration(database: Database): Promise<void> {
  await database.execute(sql`
    delete from reports where (state = 'open' and ${isOlderThan(sql`created_at`, 'openReport')})
      or (state <> 'open' and ${isOlderThan(sql`closed_at`, 'closedReport')})`);
  await database.execute(sql`delete from held_messages where ${isOlderThan(sql`created_at`, 'heldMessage')}`);
  await database.execute(
    sql`delete from removed_messages where ${isOlderThan(sql`created_at`, 'removedMessage')}`,
  );
  await database.execute(sql`
    update moderation_acts set details = details - 'text'
    where details ? 'text' and ${isOlderThan(sql`created_at`, 'actWords')}`);
  await database.execute(sql`
    update appeals set text = '', reply = '' where text <> '' and ${isOlderThan(sql`created_at`, 'actWords')}`);
  await database.execute(sql`delete from moderation_acts where ${isOlderThan(sql`created_at`, 'act')}`);
  await database.execute(sql`delete from staff_notes where ${isOlderThan(sql`created_at`, 'staffNote')}`);
  await database.execute(sql`delete from report_claims where claimed_at < now() - interval '1 day'`);
  await database.execute(sql`delete from suspended_addresses where suspended_until < now()`);
}
