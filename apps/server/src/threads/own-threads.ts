import { memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import type { ThreadState } from '@orbit-vine/contract/messages.ts';
import { messagesOf } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

interface OwnThread {
  userId: string;
  messageId: string;
}

/** The thread's id and its last `seq`; no row if the member may not read it. */
const threadOf = ({ userId, messageId }: OwnThread) => sql`
  select root.id, greatest(root.seq, (select max(reply.seq) from messages reply where reply.root_id = root.id)) as last_seq
  from ${messagesOf(userId)} m join messages root on root.id = coalesce(m.root_id, m.id) where m.id = ${messageId}`;

export async function setThreadState(
  database: Database,
  { state, ...thread }: OwnThread & { state: ThreadState },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into thread_follows (user_id, root_id, state, last_read_seq)
    select ${thread.userId}, thread.id, ${state}, thread.last_seq from (${threadOf(thread)}) thread
    on conflict (user_id, root_id) do update set state = excluded.state
    returning true`);
  return rows.length > 0;
}

export async function markThreadRead(
  database: Database,
  { seq, ...thread }: OwnThread & { seq: number },
): Promise<boolean | undefined> {
  const { userId } = thread;
  const { rows } = await database.execute<{ changed: boolean }>(sql`
    with thread as (select id, least(${seq}::bigint, last_seq) as seq from (${threadOf(thread)}) found),
    marked as (
      update thread_follows t set last_read_seq = thread.seq from thread
      where t.user_id = ${userId} and t.root_id = thread.id and t.last_read_seq < thread.seq
      returning t.root_id
    ),
    read as (
      update notices n set read_at = now() from thread, messages m
      where n.user_id = ${userId} and n.read_at is null and n.kind = any(${sql.param(memberMessageKinds)}::text[])
        and n.channel_id is null and m.id = n.message_id and coalesce(m.root_id, m.id) = thread.id and m.seq <= thread.seq
      returning n.id
    )
    select exists (select from marked) or exists (select from read) as changed from thread`);
  return rows[0]?.changed;
}
