import type { AuditAction, AuditEntry } from '@orbit-vine/contract/audit-log.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { nameKeyOf } from '../profiles/names.ts';

const pageLength = 50;

interface ActRow extends Record<string, unknown> {
  id: string;
  act: AuditAction;
  actor_id: string | null;
  actor_name: string | null;
  actor_avatar: string | null;
  member_id: string | null;
  member_name: string | null;
  member_avatar: string | null;
  channel_id: string | null;
  channel_name: string | null;
  message_id: string | null;
  details: Record<string, unknown>;
  created_at: string;
}

interface ActsQuery {
  act?: AuditAction | undefined;
  name?: string | undefined;
  before?: string | undefined;
}

/** A page of the record, newest first. */
export async function readAuditLog(database: Database, { act, name = '', before }: ActsQuery) {
  const conditions = [
    ...(act ? [sql`a.act = ${act}`] : []),
    ...(name
      ? [
          sql`(position(${foldName(name)} in ${nameKeyOf(sql`who`)}) > 0
          or position(${foldName(name)} in ${nameKeyOf(sql`whom`)}) > 0)`,
        ]
      : []),
    ...(before
      ? [
          sql`(a.created_at, a.id) < (select b.created_at, b.id from moderation_acts b where b.id = ${before})`,
        ]
      : []),
  ];
  const { rows } = await database.execute<ActRow>(sql`
    select a.id, a.act, a.message_id, a.details, a.created_at,
      a.actor_id, who.username as actor_name, who.avatar_url as actor_avatar,
      a.member_id, whom.username as member_name, whom.avatar_url as member_avatar,
      a.channel_id, c.name as channel_name
    from moderation_acts a
    left join profiles who on who.id = a.actor_id
    left join profiles whom on whom.id = a.member_id
    left join channels c on c.id = a.channel_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by a.created_at desc, a.id desc limit ${pageLength + 1}`);
  return { acts: rows.slice(0, pageLength).map(actView), more: rows.length > pageLength };
}

function actView(row: ActRow): AuditEntry {
  const { actor_id, actor_name, actor_avatar, member_id, member_name, member_avatar } = row;
  return {
    id: row.id,
    act: row.act,
    actor: memberView({ id: actor_id, username: actor_name, avatarUrl: actor_avatar }),
    ...(member_id && {
      member: memberView({ id: member_id, username: member_name, avatarUrl: member_avatar }),
    }),
    ...(row.channel_id && { channel: { id: row.channel_id, name: row.channel_name ?? row.channel_id } }),
    ...(row.message_id && { messageId: row.message_id }),
    details: row.details,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
