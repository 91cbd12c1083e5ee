import { avatarPath } from '@orbit-vine/contract/attachments.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

interface VisibleFile extends Record<string, unknown> {
  name: string;
  type: string;
  bytes: number;
}

/** A file that a member may see: one that a message holds, or an own one that none holds yet. */
export async function findVisible(
  database: Database,
  id: string,
  userId: string,
): Promise<VisibleFile | undefined> {
  const { rows } = await database.execute<VisibleFile>(sql`
    select f.name, f.type, f.bytes from attachments f left join messages m on m.id = f.message_id
    where f.id = ${id} and f.purpose = 'message'
      and case when f.message_id is null then f.user_id = ${userId} else m.deleted_at is null end`);
  return rows[0];
}

/** Whether it is the picture that a profile shows now. Any other file is not to be had by this way. */
export async function isShownAvatar(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select from attachments f join profiles p on p.id = f.user_id
    where f.id = ${id} and f.purpose = 'avatar' and p.avatar_url = ${avatarPath(id)}`);
  return rowCount === 1;
}
