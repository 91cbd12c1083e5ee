import { moderationKinds, type Notice } from '@orbit-vine/contract/inbox.ts';
import type { UnreadNotices } from '@orbit-vine/contract/unread-notices.ts';
import { mayRead } from '../channels/access.ts';
import { isSilenced } from '../channels/levels.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurtherBack, microsOf, nextPage } from '../platform/db/page-by-time.ts';
import { sql } from '../platform/db/sql.ts';

const pageSize = 30;

interface NoticeFields {
  notice_id: string;
  kind: Notice['kind'];
  text: string | null;
  read: boolean;
  noticed_at: string;
  micros: string;
}
type NoticeRow = NoticeFields & (MessageRow | (Record<string, unknown> & { id: null }));

export async function listNotices(
  database: Database,
  { userId, page }: { userId: string; page: string | undefined },
): Promise<UnreadNotices & { notices: Notice[]; next?: string }> {
  const { rows } = await database.execute<NoticeRow>(sql`
    select n.id as notice_id, n.kind, n.text, n.read_at is not null or ${isSilenced} as read, n.created_at as noticed_at,
      ${microsOf(sql`n.created_at`)}, ${messageColumns}
    from notices n
    left join messages m on m.id = n.message_id
    left join channels c on c.id = m.channel_id
    left join profiles p on p.id = m.user_id
    left join channel_reads r on r.user_id = n.user_id and r.channel_id = m.channel_id
    where n.user_id = ${userId} and (m.id is null or n.kind = 'reported' or ${mayRead(userId)})
      and ${isFurtherBack(page, sql`n.created_at`, sql`n.id`)}
    order by n.created_at desc, n.id desc limit ${pageSize + 1}`);
  return {
    notices: rows.slice(0, pageSize).map(noticeView),
    ...nextPage(rows, pageSize, (row) => row.notice_id),
    ...(await unreadOf(database, userId)),
  };
}

export async function countUnread(
  database: Database,
  userIds: string[],
): Promise<Map<string, UnreadNotices>> {
  const { rows } = await database.execute<{
    id: string;
    unread: number;
    from_moderators: number;
    threads: number;
  }>(sql`
    select member.id, count(distinct t.root_id) filter (where not ${isSilenced})::int as threads,
      count(n.id) filter (where not ${isSilenced})::int as unread,
      count(n.id) filter (where n.kind = any(${sql.param(moderationKinds)}::text[]))::int as from_moderators
    from unnest(${sql.param(userIds)}::uuid[]) as member(id)
    left join notices n on n.user_id = member.id and n.read_at is null
    left join messages m on m.id = n.message_id
    left join channel_reads r on r.user_id = n.user_id and r.channel_id = m.channel_id
    left join thread_follows t on t.user_id = n.user_id and t.root_id = m.root_id and t.state = 'following'
    group by member.id`);
  return new Map(
    rows.map(({ id, unread, from_moderators, threads }) => [
      id,
      { unread, fromModerators: from_moderators, ...(threads > 0 && { threads }) },
    ]),
  );
}

export async function unreadOf(database: Database, userId: string): Promise<UnreadNotices> {
  const counted = await countUnread(database, [userId]);
  return counted.get(userId) ?? { unread: 0, fromModerators: 0 };
}

export async function readNotice(
  database: Database,
  { userId, noticeId }: { userId: string; noticeId: string },
): Promise<void> {
  await database.execute(sql`
    update notices set read_at = now() where id = ${noticeId} and user_id = ${userId} and read_at is null`);
}

export async function readNotices(
  database: Database,
  { userId, upTo }: { userId: string; upTo: string },
): Promise<void> {
  // The client's time has milliseconds; the database stores microseconds.
  await database.execute(sql`
    update notices set read_at = now()
    where user_id = ${userId} and read_at is null and created_at < ${upTo}::timestamptz + interval '1 millisecond'`);
}

function noticeView(row: NoticeRow): Notice {
  return {
    id: row.notice_id,
    kind: row.kind,
    read: row.read,
    createdAt: new Date(row.noticed_at).toISOString(),
    ...(row.text && { text: row.text }),
    ...(row.id !== null && { message: messageView(row as MessageRow) }),
  };
}
