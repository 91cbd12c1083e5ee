import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Removal {
  messageId: string;
  by: Visitor;
}

/** Why a moderator removed a message, for its author and for staff, and for staff what it said, while that is kept. */
export async function readRemoval(database: Database, { messageId, by }: Removal) {
  const isStaff = by.role !== 'member';
  const { rows } = await database.execute<{ reason: string | null; content: string | null }>(sql`
    select k.reason, k.content from messages m left join removed_messages k on k.message_id = m.id
    where m.id = ${messageId} and (${isStaff} or m.user_id = ${by.userId})`);
  const [row] = rows;
  if (!row) throw new ProblemError('MESSAGE_NOT_FOUND');
  const { reason, content } = row;
  return { reason: reason ?? '', ...(isStaff && content !== null && { content }) };
}
