import type { OpenAppeal } from '@orbit-vine/contract/appeals.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import { suspensionDays } from '@orbit-vine/contract/moderation.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayModerate, shownName } from '../channels/access.ts';
import { isBelow, isStaff } from '../members/ranks.ts';
import { memberView } from '../members/view.ts';
import { allWordsOf } from '../messages/all-words.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { memberStatuses, memberStatusView, moment } from './member-status.ts';
import { isInForce, type SanctionRow, sanctionColumns, sanctionView } from './own-sanction.ts';

const shown = 100;

export interface AppealRow extends SanctionRow {
  member_id: string;
  email: string;
  role: Role;
  actor_id: string | null;
  message_id: string | null;
  in_force: boolean;
  /** A suspension that only administrators may lift. */
  long: boolean;
}

export interface Judges {
  roleOf: RoleOf;
  /** Administrators' addresses from the settings, in lower case. */
  adminEmails: string[];
}
export interface StaffRow extends Record<string, unknown> {
  id: string;
  role: Role;
  email: string;
}

type Reader = Pick<Database, 'execute'>;

const appealColumns = sql`${sanctionColumns}, a.member_id, a.actor_id, a.message_id, u.email, p.role,
  ${isInForce} as in_force,
  a.act = 'suspend' and coalesce(p.suspended_until > now() + make_interval(days => ${Math.max(...suspensionDays)}), false) as long`;
const openAppeals = sql`appeals o join moderation_acts a on a.id = o.act_id
  join profiles p on p.id = o.user_id join users u on u.id = p.id`;

export async function readStaff(database: Reader, adminEmails: string[]): Promise<StaffRow[]> {
  const { rows } = await database.execute<StaffRow>(sql`
    select p.id, p.role, u.email from profiles p join users u on u.id = p.id where ${isStaff(adminEmails)}`);
  return rows;
}

/**
 * The staff who may decide an appeal: those who may lift the sanction. The one who imposed it may only if no one else can.
 */
export function decidersOf(appeal: AppealRow, staff: readonly StaffRow[], roleOf: RoleOf): string[] {
  const able = staff.filter((one) => {
    const role = roleOf(one);
    return isBelow(roleOf(appeal), role) && (!appeal.long || role === 'administrator');
  });
  const others = able.filter(({ id }) => id !== appeal.actor_id);
  return (others.length > 0 ? others : able).map(({ id }) => id);
}

/** With `lock`, of two moderators who decide at once the second finds nothing. */
export async function findAppeal(database: Reader, actId: string, lock = false) {
  const { rows } = await database.execute<AppealRow>(sql`
    select ${appealColumns} from ${openAppeals}
    where o.act_id = ${actId} and o.decided_at is null ${lock ? sql`for update of o` : sql``}`);
  return rows[0];
}

type QueueRow = AppealRow & {
  text: string;
  appealed_at: string;
  actor_name: string | null;
  actor_avatar: string | null;
  channel: string | null;
  content: string | null;
};

async function decidableOf<Row extends AppealRow>(
  database: Reader,
  rows: Row[],
  by: Visitor,
  { roleOf, adminEmails }: Judges,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const staff = await readStaff(database, adminEmails);
  return rows.filter((row) => decidersOf(row, staff, roleOf).includes(by.userId));
}

export async function readAppeals(database: Database, by: Visitor, judges: Judges): Promise<OpenAppeal[]> {
  const { rows: open } = await database.execute<QueueRow>(sql`
    select ${appealColumns}, o.text, o.created_at as appealed_at, i.username as actor_name,
      i.avatar_url as actor_avatar, ${shownName} as channel,
      case when not ${mayModerate} then null when k.message_id is not null then ${allWordsOf(sql`k`)}
        when m.deleted_at is null then ${allWordsOf(sql`m`)} end as content
    from ${openAppeals} left join profiles i on i.id = a.actor_id
      left join messages m on m.id = a.message_id left join channels c on c.id = m.channel_id
      left join removed_messages k on k.message_id = m.id
    where o.decided_at is null order by o.created_at, o.act_id`);
  const rows = (await decidableOf(database, open, by, judges)).slice(0, shown);
  const members = await memberStatuses(
    database,
    rows.map((row) => row.member_id),
  );
  return rows.flatMap((row) => {
    const member = members.get(row.member_id);
    return member ? appealView(row, memberStatusView(member, by, judges.roleOf)) : [];
  });
}

export async function countAppeals(database: Database, by: Visitor, judges: Judges): Promise<number> {
  const { rows } = await database.execute<AppealRow>(
    sql`select ${appealColumns} from ${openAppeals} where o.decided_at is null`,
  );
  return (await decidableOf(database, rows, by, judges)).length;
}

function appealView(row: QueueRow, member: OpenAppeal['member']): OpenAppeal {
  const { actor_id, actor_name, actor_avatar, message_id, channel, content, text, appealed_at } = row;
  return {
    sanction: sanctionView(row),
    inForce: row.in_force,
    imposedBy: memberView({ id: actor_id, username: actor_name, avatarUrl: actor_avatar }),
    member,
    ...(message_id && channel && content !== null && { message: { id: message_id, channel, content } }),
    text,
    createdAt: moment(appealed_at),
  };
}
