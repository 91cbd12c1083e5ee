import type { Newcomers } from '@orbit-vine/contract/community-numbers.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export async function readNewcomers(database: Database): Promise<Newcomers> {
  const { rows } = await database.execute<Record<string, number>>(sql`
    with joined as (
      select u.id, u.created_at, (select min(m.created_at) from messages m where m.user_id = u.id) as spoke_at
      from users u where u.email_verified and u.created_at > now() - interval '56 days'
    ),
    first as (
      select m.id, m.user_id, m.created_at from joined
        join messages m on m.user_id = joined.id and m.created_at = joined.spoke_at
      where spoke_at between now() - interval '31 days' and now() - interval '1 day' and m.deleted_at is null
    ),
    month as (select * from joined where created_at < now() - interval '28 days')
    select
      (select count(*)::int from joined where created_at > now() - interval '30 days') as joined,
      (select count(*)::int from joined where created_at > now() - interval '30 days' and spoke_at is not null) as spoke,
      (select count(*)::int from first) as firsts,
      (select count(*)::int from first where exists (
        select from messages answer where answer.reply_to = first.id and answer.deleted_at is null
          and answer.user_id is distinct from first.user_id
          and answer.created_at < first.created_at + interval '1 day')) as answered,
      (select count(*)::int from month) as month_ago,
      (select count(*)::int from month where exists (
        select from messages m where m.user_id = month.id
          and m.created_at between month.created_at + interval '21 days' and month.created_at + interval '28 days'
        union all
        select from message_reactions r where r.user_id = month.id
          and r.created_at between month.created_at + interval '21 days' and month.created_at + interval '28 days'
      )) as returned`);
  const { joined = 0, spoke = 0, firsts = 0, answered = 0, month_ago = 0, returned = 0 } = rows[0] ?? {};
  return {
    spoke: { count: spoke, of: joined },
    answered: { count: answered, of: firsts },
    returned: { count: returned, of: month_ago },
  };
}
