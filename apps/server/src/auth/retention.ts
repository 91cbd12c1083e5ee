import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';

/** What nobody came back for: sign-ups never confirmed, sessions, codes and counts that have run out. */
export async function forgetAbandoned(database: Database): Promise<void> {
  await database.execute(sql`
    delete from users u where not u.email_verified and u.created_at < now() - interval '7 days'
      and not exists (select 1 from profiles p where p.id = u.id)`);
  await database.execute(sql`delete from sessions where expires_at < now()`);
  await database.execute(sql`delete from verifications where expires_at < now()`);
  await database.execute(sql`
    delete from limit_counters where expire < extract(epoch from now() - interval '1 hour') * 1000`);
  await database.delete(rateLimits).where(lt(rateLimits.lastRequest, Date.now() - 3_600_000));
}
