import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema.ts';
import { removedMessages } from '../platform/db/schema-community.ts';
import { and, eq } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Removal {
  messageId: string;
  by: Visitor;
}

/** Why a moderator removed a message, for its author and staff. Staff also get the text while it is stored. */
export async function readRemoval(database: Database, { messageId, by }: Removal) {
  const isStaff = by.role !== 'member';
  const [row] = await database
    .select({ reason: removedMessages.reason, content: removedMessages.content })
    .from(messages)
    .leftJoin(removedMessages, eq(removedMessages.messageId, messages.id))
    .where(and(eq(messages.id, messageId), isStaff ? undefined : eq(messages.userId, by.userId)));
  if (!row) throw new ProblemError('MESSAGE_NOT_FOUND');
  const { reason, content } = row;
  return { reason: reason ?? '', ...(isStaff && content !== null && { content }) };
}
