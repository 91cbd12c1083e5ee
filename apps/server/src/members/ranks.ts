import { type Role, roles } from '@orbit-vine/contract/members.ts';
import type { Visitor } from '../auth/session.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

const rank = (role: Role) => roles.indexOf(role);

export const isBelow = (role: Role, by: Role) => rank(role) < rank(by);

/**
 * Whether staff may judge a message. Moderators judge plain members and former members; administrators judge everyone
 * else. No one judges their own messages.
 */
export function mayJudge(
  author: { id: string; role: Role } | undefined,
  { userId, role }: Pick<Visitor, 'userId' | 'role'>,
): boolean {
  if (role === 'member') return false;
  if (!author) return true;
  return author.id !== userId && (role === 'administrator' || isBelow(author.role, role));
}

export const isStaff = (adminEmails: string[]): SQL => sql`(u.email_verified
  and not coalesce(p.suspended_until > now(), false)
  and (p.role <> 'member' or lower(u.email) = any(${sql.param(adminEmails)}::text[])))`;

/** `mayJudge` as a condition on `messages m` and its author's `profiles p` and `users u`. */
export function isJudgedBy({ userId, role }: Pick<Visitor, 'userId' | 'role'>, adminEmails: string[]): SQL {
  if (role === 'administrator') return sql`m.user_id is distinct from ${userId}`;
  const below = roles.filter((other) => isBelow(other, role));
  return sql`(m.user_id is null or (coalesce(p.role, 'member') = any(${sql.param(below)}::text[])
    and lower(u.email) <> all(${sql.param(adminEmails)}::text[])))`;
}
