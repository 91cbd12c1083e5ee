import type { Visitor } from '../auth/session.ts';
import { mayReadOrModerate } from '../channels/access.ts';
import { allWordsOf } from '../messages/all-words.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Removal {
  messageId: string;
  by: Visitor;
}

/** Why a moderator removed a message, for its author and staff. Staff also get the text while it is stored. */
export async function readRemoval(database: Database, { messageId, by }: Removal) {
  const isStaff = by.role !== 'member';
  const { rows } = await database.execute<{ reason: string | null; content: string | null }>(sql`
    select k.reason, case when k.message_id is not null then ${allWordsOf(sql`k`)} end as content
    from messages m join channels c on c.id = m.channel_id left join removed_messages k on k.message_id = m.id
    where m.id = ${messageId} and ${mayReadOrModerate(by)} and ${isStaff ? sql`true` : sql`m.user_id = ${by.userId}`}`);
  const [row] = rows;
  if (!row) throw new ProblemError('MESSAGE_NOT_FOUND');
  const { reason, content } = row;
  return { reason: reason ?? '', ...(isStaff && content !== null && { content }) };
}
