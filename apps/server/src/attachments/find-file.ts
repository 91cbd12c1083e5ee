import type { Visitor } from '../auth/session.ts';
import { mayReadOrModerate } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/**
 * Finds a file that the member may see: in a message, or unsent by the member; staff also see files of held messages.
 */
export async function findVisible(
  database: Database,
  id: string,
  { userId, role }: Pick<Visitor, 'userId' | 'role'>,
) {
  const isStaff = role !== 'member';
  const isOwnOrHeld = sql`(f.user_id = ${userId} or f.held_id is not null and ${isStaff})`;
  const { rows } = await database.execute<{ name: string; type: string; bytes: number }>(sql`
    select f.name, f.type, f.bytes
    from attachments f left join messages m on m.id = f.message_id left join channels c on c.id = m.channel_id
    where f.id = ${id} and f.purpose = 'message' and case when f.message_id is null then ${isOwnOrHeld}
      else m.deleted_at is null and ${mayReadOrModerate({ userId, role })} end`);
  return rows[0];
}
