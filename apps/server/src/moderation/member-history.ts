import type { MemberHistory } from '@orbit-vine/contract/moderation.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { moment } from './member-status.ts';

const maxActs = 5;

interface HistoryRow extends Record<string, unknown> {
  id: string;
  messages: number;
  reported: number;
  acts: { act: MemberHistory['acts'][number]['act']; text: string | null; created_at: string }[] | null;
}

export async function memberHistories(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, MemberHistory>> {
  const { rows } = await database.execute<HistoryRow>(sql`
    select p.id,
      (select count(*)::int from messages m where m.user_id = p.id and m.deleted_at is null) as messages,
      (select count(distinct r.message_id)::int from reports r join messages m on m.id = r.message_id
        where m.user_id = p.id and r.state <> 'open') as reported,
      (select json_agg(last.*) from (
        select a.act, a.details->>'text' as text, a.created_at from moderation_acts a
        where a.member_id = p.id and a.act in ('warn', 'mute', 'suspend', 'delete')
        order by a.created_at desc limit ${maxActs}) last) as acts
    from profiles p where p.id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(
    rows.map(({ id, messages, reported, acts }) => [
      id,
      {
        messages,
        reported,
        acts: (acts ?? []).map(({ act, text, created_at }) => ({
          act,
          ...(text && { text }),
          createdAt: moment(created_at),
        })),
      },
    ]),
  );
}
