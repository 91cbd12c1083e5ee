import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema.ts';
import { attachments } from '../platform/db/schema-community.ts';
import { and, eq, sql } from '../platform/db/sql.ts';

/**
 * Finds a file that the member may see: in a message, or their own and unsent; staff also see files of held messages.
 */
export async function findVisible(
  database: Database,
  id: string,
  { userId, role }: Pick<Visitor, 'userId' | 'role'>,
) {
  const { name, type, bytes, purpose, messageId, heldId } = attachments;
  const isStaff = role !== 'member';
  const isOwnOrHeld = sql`${attachments.userId} = ${userId} or ${heldId} is not null and ${isStaff}`;
  const [file] = await database
    .select({ name, type, bytes })
    .from(attachments)
    .leftJoin(messages, eq(messages.id, messageId))
    .where(
      and(
        eq(attachments.id, id),
        eq(purpose, 'message'),
        sql`case when ${messageId} is null then ${isOwnOrHeld} else ${messages.deletedAt} is null end`,
      ),
    );
  return file;
}
