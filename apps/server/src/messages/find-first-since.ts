import { channelsOf } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { isShown } from './read-messages.ts';

export async function findFirstSince(
  database: Database,
  { channelId, userId, since }: { channelId: string; userId: string; since: string },
): Promise<{ messageId?: string } | undefined> {
  const { rows } = await database.execute<{ id: string | null }>(sql`
    select first.id from ${channelsOf(userId)} c
    left join lateral (
      select h.id from messages h
      where h.channel_id = c.id and ${isShown} and h.moved_channel_id is null and h.created_at >= ${since}::timestamptz
      order by h.created_at, h.seq limit 1
    ) first on true
    where c.id = ${channelId}`);
  return rows[0] && (rows[0].id === null ? {} : { messageId: rows[0].id });
}
