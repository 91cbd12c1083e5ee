import type { Role } from '@orbit-vine/contract/members.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lockRoles } from './member-status.ts';

/** No one can change their own role, so there is always an administrator. */
export async function setRole(
  transaction: Pick<Database, 'execute'>,
  { by, memberId, role, roleOf }: { by: Visitor; memberId: string; role: Role; roleOf: RoleOf },
): Promise<void> {
  if (memberId === by.userId) throw new ProblemError('OWN_ROLE');
  const { actor, member, fixed } = await lockRoles(transaction, { actorId: by.userId, memberId, roleOf });
  if (actor !== 'administrator') throw new ProblemError('FORBIDDEN');
  if (fixed) throw new ProblemError('ROLE_FIXED');
  if (member === role) return;
  await transaction.execute(sql`update profiles set role = ${role} where id = ${memberId}`);
  const details = { from: member, to: role };
  await transaction.execute(auditEntry({ actorId: by.userId, act: 'role', memberId, details }));
}
