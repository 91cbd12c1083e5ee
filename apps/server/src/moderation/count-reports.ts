import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

interface NumbersRow extends Record<string, unknown> {
  members: number;
  new_this_week: number;
  active_this_week: number;
  open_reports: number;
}

export async function readNumbers(database: Database) {
  const { rows } = await database.execute<NumbersRow>(sql`
    select count(*)::int as members,
      (count(*) filter (where u.created_at > now() - interval '7 days'))::int as new_this_week,
      (select count(*)::int from (
        select user_id from messages where user_id is not null and created_at > now() - interval '7 days'
        union select user_id from message_reactions where created_at > now() - interval '7 days'
      ) active) as active_this_week,
      (select count(*)::int from reports where state = 'open') as open_reports
    from users u where u.email_verified`);
  const { rows: weeks } = await database.execute<{ from: string; messages: number }>(sql`
    with first as (select date_trunc('week', now() at time zone 'UTC') - interval '11 weeks' as week),
    counted as (
      select date_trunc('week', created_at at time zone 'UTC') as week, count(*)::int as messages
      from messages, first
      where created_at >= first.week at time zone 'UTC' and deleted_at is null group by 1
    )
    select to_char(at.week, 'YYYY-MM-DD') as "from", coalesce(counted.messages, 0) as messages
    from first, generate_series(first.week, first.week + interval '11 weeks', interval '1 week') at(week)
    left join counted on counted.week = at.week order by at.week`);
  const [now] = rows;
  return {
    members: now?.members ?? 0,
    newThisWeek: now?.new_this_week ?? 0,
    activeThisWeek: now?.active_this_week ?? 0,
    openReports: now?.open_reports ?? 0,
    weeks,
  };
}
