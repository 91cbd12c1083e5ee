import type { Logger } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import type { FileStore } from '../platform/files/store.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';

const batch = 100;

/** Removes the bytes of the chosen files and then their rows, whose locks prevent a concurrent send. */
async function removeFiles(database: Database, files: FileStore, chosen: SQL): Promise<void> {
  for (let removed = batch; removed === batch; ) {
    removed = await database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ id: string }>(sql`
        select id from attachments f where ${chosen} order by id limit ${batch} for update skip locked`);
      const ids = rows.map(({ id }) => id);
      for (const id of ids) await files.remove(id);
      await transaction.execute(sql`delete from attachments where id = any(${sql.param(ids)}::uuid[])`);
      return ids.length;
    });
  }
}

/** Removes files of deleted messages. Logs failures; the next call or the daily job repeats the work. */
export type ClearRemoved = () => Promise<void>;

export function clearRemovedFiles(database: Database, files: FileStore, log: Logger): ClearRemoved {
  return () =>
    removeFiles(database, files, sql`purpose = 'removed'`).catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, 'files of deleted messages are still to be removed'),
    );
}

export function forgetOrphans(files: FileStore): (database: Database) => Promise<void> {
  return (database) =>
    removeFiles(
      database,
      files,
      sql`purpose = 'removed' or ${isOlderThan(sql`created_at`, 'unusedFile')} and case purpose
        when 'message' then message_id is null and held_id is null
        else not exists (
          select 1 from profiles p where p.id = f.user_id and position(f.id::text in p.avatar_url) > 0
        ) end`,
    );
}

export async function removeUnsent(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    update attachments set purpose = 'removed'
    where user_id = ${userId} and purpose = 'message' and message_id is null`);
}
