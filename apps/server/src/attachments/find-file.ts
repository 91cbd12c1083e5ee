import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

interface VisibleFile extends Record<string, unknown> {
  name: string;
  type: string;
  bytes: number;
}

/** A file that a member may see: one that a message holds, or an own one that none holds yet; staff also what is held. */
export async function findVisible(
  database: Database,
  id: string,
  { userId, role }: Pick<Visitor, 'userId' | 'role'>,
): Promise<VisibleFile | undefined> {
  const { rows } = await database.execute<VisibleFile>(sql`
    select f.name, f.type, f.bytes from attachments f left join messages m on m.id = f.message_id
    where f.id = ${id} and f.purpose = 'message'
      and case when f.message_id is null then f.user_id = ${userId} or f.held_id is not null and ${role !== 'member'} else m.deleted_at is null end`);
  return rows[0];
}
