import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export async function countPeople(
  database: Pick<Database, 'execute'>,
): Promise<{ members: number; wroteThisWeek: number }> {
  const { rows } = await database.execute<{ members: number; wrote: number }>(sql`
    select
      (select count(*)::int from profiles where coalesce(suspended_until <= now(), true)) as members,
      (select count(distinct user_id)::int from messages
        where created_at > now() - interval '7 days' and deleted_at is null) as wrote`);
  const { members = 0, wrote = 0 } = rows[0] ?? {};
  return { members, wroteThisWeek: wrote };
}
