import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { FileStore } from './store.ts';

const batch = 100;

/**
 * Removes files that nothing holds a day after they were uploaded: those never sent, those of deleted messages, and
 * pictures of members who are gone. The rows stay locked until their files are removed, so none is sent meanwhile.
 */
export function forgetOrphans(files: FileStore): (database: Database) => Promise<void> {
  return async (database) => {
    for (let removed = batch; removed === batch; ) {
      removed = await database.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ id: string }>(sql`
          select id from attachments f
          where created_at < now() - interval '1 day' and case purpose
            when 'message' then message_id is null
            else not exists (
              select 1 from profiles p where p.id = f.user_id and position(f.id::text in p.avatar_url) > 0
            ) end
          order by id limit ${batch} for update skip locked`);
        const ids = rows.map(({ id }) => id);
        for (const id of ids) await files.remove(id);
        await transaction.execute(sql`delete from attachments where id = any(${sql.param(ids)}::uuid[])`);
        return ids.length;
      });
    }
  };
}
