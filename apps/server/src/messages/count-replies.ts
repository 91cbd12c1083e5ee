import type { Thread } from '@orbit-vine/contract/messages.ts';
import type { Database } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { sql } from '../platform/db/sql.ts';

interface ThreadRow extends Record<string, unknown> {
  id: string;
  replies: number;
  latest_at: string | null;
}

export async function countReplies(database: Database, rootIds: string[]): Promise<Thread[]> {
  if (rootIds.length === 0) return [];
  const { rows } = await prepared(database).execute<ThreadRow>(sql`
    select root.id, count(reply.id)::int as replies, max(reply.created_at) as latest_at
    from unnest(${sql.param(rootIds)}::uuid[]) as root(id)
    left join messages reply on reply.root_id = root.id and reply.deleted_at is null
    group by root.id`);
  return rows.map(({ id, replies, latest_at: latestAt }) => ({
    id,
    replies,
    ...(latestAt && { latestAt: new Date(latestAt).toISOString() }),
  }));
}
