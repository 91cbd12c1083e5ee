import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const batch = 500;

/**
 * Indexes messages of earlier versions for search, newest first and in small batches, so that no table is locked
 * during an upgrade. Triggers index new and edited messages.
 */
export async function fillWords(database: Database): Promise<void> {
  const { rows } = await database.execute<{ missing: boolean }>(
    sql`select exists (select from messages where words is null) as missing`,
  );
  let last = rows[0]?.missing ? await fillBefore(database, sql`'infinity'`, sql`null::uuid`) : undefined;
  while (last) last = await fillBefore(database, sql`${last.created}::timestamptz`, sql`${last.id}::uuid`);
}

async function fillBefore(database: Database, created: ReturnType<typeof sql>, id: ReturnType<typeof sql>) {
  const { rows } = await database.execute<{ id: string; created: string }>(sql`
    with page as materialized (
      select id, created_at from messages
      where created_at < ${created} or (created_at = ${created} and id < ${id})
      order by created_at desc, id desc limit ${batch}
    ),
    filled as (
      update messages set words = case when deleted_at is null then message_words(messages.id, content) else '' end
      from page where messages.id = page.id and words is null
    )
    select id, created_at::text as created from page order by created_at, id limit 1`);
  return rows[0];
}
