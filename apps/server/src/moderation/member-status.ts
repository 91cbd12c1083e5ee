import type { Role } from '@orbit-vine/contract/members.ts';
import type {
  MemberStatus,
  memberStatusFilters,
  memberStatusSorts,
} from '@orbit-vine/contract/moderation.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { isBelow, mayJudge } from '../members/ranks.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { nameKeyOf, nameOrderOf } from '../profiles/names.ts';

export interface MemberStatusRow extends Record<string, unknown> {
  id: string;
  username: string;
  avatar_url: string;
  role: Role;
  email: string;
  muted_until: string | null;
  suspended_until: string | null;
  created_at: string;
  notes: number;
  messages?: number;
  reported?: number;
}

/** Of `profiles p` and `users u`; ended sanctions are left out. */
const statusColumns = sql`p.id, p.username, p.avatar_url, p.role, u.email, p.created_at,
  (select count(*)::int from staff_notes n where n.member_id = p.id) as notes,
  case when p.muted_until > now() then p.muted_until end as muted_until,
  case when p.suspended_until > now() then p.suspended_until end as suspended_until`;

const isFixed = (roleOf: RoleOf, email: string) => roleOf({ email, role: null }) === 'administrator';

export function memberStatusView(row: MemberStatusRow, by: Visitor, roleOf: RoleOf): MemberStatus {
  const role = roleOf(row);
  return {
    ...memberView({ id: row.id, username: row.username, avatarUrl: row.avatar_url }),
    role,
    fixed: isFixed(roleOf, row.email),
    below: isBelow(role, by.role),
    ...(row.muted_until && { mutedUntil: moment(row.muted_until) }),
    ...(row.suspended_until && {
      suspendedUntil: row.suspended_until === 'infinity' ? 'forever' : moment(row.suspended_until),
    }),
    joinedAt: moment(row.created_at),
    ...(row.messages !== undefined && { messages: row.messages, reported: row.reported ?? 0 }),
    ...(row.notes > 0 && mayJudge({ id: row.id, role }, by) && { notes: row.notes }),
  };
}

export const moment = (text: string) => new Date(text).toISOString();

interface StatusQuery {
  q?: string | undefined;
  only: (typeof memberStatusFilters)[number];
  sort: (typeof memberStatusSorts)[number];
  after?: string | undefined;
}

const filters: Record<StatusQuery['only'], SQL> = {
  all: sql`true`,
  muted: sql`p.muted_until > now()`,
  suspended: sql`p.suspended_until > now()`,
  staff: sql`p.role <> 'member'`,
};

const messagesOf = sql`(select count(*)::int from messages m where m.user_id = p.id and m.deleted_at is null)`;
const reportedOf = sql`(select count(distinct r.message_id)::int from messages m join reports r on r.message_id = m.id
  where m.user_id = p.id)`;
/** Largest first. */
const measures: Record<Exclude<StatusQuery['sort'], 'name'>, SQL> = {
  joined: sql`extract(epoch from p.created_at)`,
  messages: messagesOf,
  reported: reportedOf,
};

function pageOf({ sort, after }: StatusQuery): { beyond: SQL; order: SQL } {
  if (sort === 'name') {
    const order = nameOrderOf(sql`p`);
    return { order, beyond: after === undefined ? sql`true` : sql`${order} > ${foldName(after)}` };
  }
  const measure = measures[sort];
  const last = sql`(select ${measure} from profiles p where p.id::text = ${after})`;
  return {
    order: sql`${measure} desc, p.id`,
    beyond:
      after === undefined
        ? sql`true`
        : sql`(${measure} < ${last} or (${measure} = ${last} and p.id::text > ${after}))`,
  };
}

export async function readMemberStatuses(
  database: Database,
  query: StatusQuery,
  { by, roleOf, named }: { by: Visitor; roleOf: RoleOf; named: string[] },
) {
  const { q = '', only } = query;
  const { beyond, order } = pageOf(query);
  const filter =
    only === 'staff'
      ? sql`(${filters.staff} or lower(u.email) = any(${sql.param(named)}::text[]))`
      : filters[only];
  const { rows } = await database.execute<MemberStatusRow>(sql`
    select ${statusColumns}, ${messagesOf} as messages, ${reportedOf} as reported
    from profiles p join users u on u.id = p.id
    where ${filter} and position(${foldName(q)} in ${nameKeyOf(sql`p`)}) > 0
      and ${beyond}
    order by ${order} limit ${serverLimits.membersPage + 1}`);
  return {
    members: rows.slice(0, serverLimits.membersPage).map((row) => memberStatusView(row, by, roleOf)),
    more: rows.length > serverLimits.membersPage,
  };
}

export async function memberStatuses(
  database: Database,
  ids: string[],
): Promise<Map<string, MemberStatusRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.execute<MemberStatusRow>(sql`
    select ${statusColumns} from profiles p join users u on u.id = p.id
    where p.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks both profiles until the transaction ends, always in the same order, and reads their roles again: staff who just lost their role
 * or were suspended cannot act, and two administrators cannot remove each other's roles at once.
 */
export async function lockRoles(
  transaction: Pick<Database, 'execute'>,
  { actorId, memberId, roleOf }: { actorId: string; memberId: string; roleOf: RoleOf },
): Promise<{ actor: Role; member: Role; fixed: boolean }> {
  const { rows } = await transaction.execute<{
    id: string;
    role: Role;
    email: string;
    suspended: boolean;
  }>(sql`
    select p.id, p.role, u.email, coalesce(p.suspended_until > now(), false) as suspended from profiles p join users u on u.id = p.id
    where p.id in (${actorId}, ${memberId}) order by p.id for update of p`);
  const actor = rows.find(({ id }) => id === actorId);
  const member = rows.find(({ id }) => id === memberId);
  if (!actor || actor.suspended) throw new ProblemError('FORBIDDEN');
  if (!member) throw new ProblemError('MEMBER_NOT_FOUND');
  return { actor: roleOf(actor), member: roleOf(member), fixed: isFixed(roleOf, member.email) };
}
