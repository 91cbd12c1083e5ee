import type { Notice } from '@orbit-vine/contract/inbox.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { messageColumns } from '../messages/read.ts';
import { type MessageRow, messageView } from '../messages/view.ts';

const pageSize = 30;

interface NoticeFields {
  notice_id: string;
  kind: Notice['kind'];
  text: string | null;
  read: boolean;
  noticed_at: string;
}
type NoticeRow = NoticeFields & (MessageRow | (Record<string, unknown> & { id: null }));

/** A notice counts as read, too, once its message's channel has been read past it. */
const isRead = sql`(n.read_at is not null or coalesce(m.seq <= r.last_read_seq, false))`;
const withMessage = sql`
  left join messages m on m.id = n.message_id
  left join channel_reads r on r.user_id = n.user_id and r.channel_id = m.channel_id`;

export async function listNotices(
  database: Database,
  { userId, before }: { userId: string; before: string | undefined },
): Promise<{ notices: Notice[]; more: boolean; unread: number }> {
  const { rows } = await database.execute<NoticeRow>(sql`
    select n.id as notice_id, n.kind, n.text, ${isRead} as read, n.created_at as noticed_at, ${messageColumns}
    from notices n ${withMessage}
    left join profiles p on p.id = m.user_id
    where n.user_id = ${userId} ${before ? sql`and n.created_at < ${before}` : sql``}
    order by n.created_at desc, n.id desc limit ${pageSize + 1}`);
  return {
    notices: rows.slice(0, pageSize).map(noticeView),
    more: rows.length > pageSize,
    unread: await countUnread(database, userId),
  };
}

async function countUnread(database: Database, userId: string): Promise<number> {
  const { rows } = await database.execute<{ unread: number }>(sql`
    select count(*)::int as unread from notices n ${withMessage}
    where n.user_id = ${userId} and n.read_at is null and not ${isRead}`);
  return rows[0]?.unread ?? 0;
}

export async function readNotices(
  database: Database,
  { userId, upTo }: { userId: string; upTo: string },
): Promise<number> {
  // The moment was told in milliseconds; the database counts finer.
  await database.execute(sql`
    update notices set read_at = now()
    where user_id = ${userId} and read_at is null and created_at < ${upTo}::timestamptz + interval '1 millisecond'`);
  return countUnread(database, userId);
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
