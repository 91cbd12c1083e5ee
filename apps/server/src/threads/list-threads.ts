import type { ThreadState } from '@orbit-vine/contract/messages.ts';
import type { FollowedThread } from '@orbit-vine/contract/threads.ts';
import { messagesOf } from '../channels/access.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurtherBack, microsOf, nextPage } from '../platform/db/page-by-time.ts';
import { sql } from '../platform/db/sql.ts';

const pageSize = 30;

type ThreadRow = MessageRow & {
  state: ThreadState;
  replies: number;
  latest_at: string;
  unread: number;
  micros: string;
};

/** The added years sort unread threads that are not silenced before all others. */
const place = sql`case when replied.unread > 0 and t.state = 'following' and coalesce(r.level <> 'nothing', true)
  then replied.latest_at + interval '1000 years' else replied.latest_at end`;

export async function listThreads(
  database: Database,
  { userId, page }: { userId: string; page: string | undefined },
): Promise<{ threads: FollowedThread[]; next?: string }> {
  const { rows } = await database.execute<ThreadRow>(sql`
    select t.state, replied.replies, replied.latest_at, replied.unread, ${microsOf(place)}, ${messageColumns}
    from thread_follows t
    join ${messagesOf(userId)} m on m.id = t.root_id
    left join profiles p on p.id = m.user_id
    left join channel_reads r on r.user_id = t.user_id and r.channel_id = m.channel_id
    cross join lateral (
      select count(*)::int as replies, coalesce(max(reply.created_at), m.created_at) as latest_at,
        count(*) filter (where reply.user_id is distinct from ${userId}
          and reply.seq > greatest(t.last_read_seq, r.last_read_seq))::int as unread
      from messages reply where reply.root_id = m.id and reply.deleted_at is null
    ) replied
    where t.user_id = ${userId} and t.state <> 'unfollowed' and ${isFurtherBack(page, place, sql`m.id`)}
    order by ${place} desc, m.id desc limit ${pageSize + 1}`);
  return {
    threads: rows.slice(0, pageSize).map((row) => ({
      root: messageView(row),
      state: row.state,
      replies: row.replies,
      latestAt: new Date(row.latest_at).toISOString(),
      unread: row.unread,
    })),
    ...nextPage(rows, pageSize, ({ id }) => id),
  };
}
