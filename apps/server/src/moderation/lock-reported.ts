import type { Role } from '@orbit-vine/contract/members.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

type Transaction = Pick<Database, 'execute'>;

interface ReportedRow extends Record<string, unknown> {
  user_id: string | null;
  email: string | null;
  role: Role | null;
  deleted: boolean;
}

/** Locks the open reports of a message until the transaction ends, and returns the message's author. */
export async function lockReported(transaction: Transaction, messageId: string, roleOf: RoleOf) {
  const { rows } = await transaction.execute<ReportedRow>(sql`
    select m.user_id, u.email, p.role, m.deleted_at is not null as deleted
    from reports r join messages m on m.id = r.message_id
      left join users u on u.id = m.user_id left join profiles p on p.id = m.user_id
    where r.message_id = ${messageId} and r.state = 'open' order by r.id for update of r`);
  const [row] = rows;
  if (!row) throw new ProblemError('REPORTS_CLOSED');
  const { user_id: id, email, role, deleted } = row;
  return { deleted, member: id && email ? { id, role: roleOf({ email, role }) } : undefined };
}
