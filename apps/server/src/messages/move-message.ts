import { limits } from '@orbit-vine/contract/limits.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { messageAuditEntry } from '../audit/audit-log.ts';
import type { Visitor } from '../auth/session.ts';
import { channelOf, takeNextSeqs } from '../channels/next-seq.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type Changed, readMessage } from './change-message.ts';
import { ownMessageWords } from './own-message-words.ts';

type Transaction = Pick<Database, 'execute'>;

interface Move {
  messageId: string;
  channelId: string;
  by: Visitor;
}

interface Moved extends Changed {
  left?: { channelId: string; seq: number };
}

/**
 * Moves a message with its whole thread to the end of another open channel. Rows keep their ids, and so their
 * reactions, votes, files, reports, and saves. Each leaves a tombstone; readers see only the first message's.
 */
export function moveMessage(database: Database, { messageId, channelId, by }: Move): Promise<Moved> {
  return database.transaction(async (transaction) => {
    const { from, to } = await lockChannels(transaction, messageId, channelId);
    if (from.id === to.id)
      return { message: await readMessage(transaction, messageId), changed: false, notified: [] };
    if (from.archived || to.archived) throw new ProblemError('CHANNEL_ARCHIVED');
    const thread = await readThreadOf(transaction, messageId);
    const rows = rowsOf(thread);
    const seqAtEnd = await takeAfter(transaction, to.id, thread.length);
    await transaction.execute(sql`
      update messages m set channel_id = ${to.id}, seq = ${seqAtEnd} + was.at, changed_seq = ${seqAtEnd} + was.at,
        moved_channel_id = ${from.id}, moved_id = null
      from ${rows} where m.id = was.id`);
    const seqOfTombstones = await takeAfter(transaction, from.id, thread.length);
    const shown = thread.find(({ shown }) => shown);
    await transaction.execute(sql`
      insert into messages (id, channel_id, user_id, seq, changed_seq, content, created_at, deleted_at, moderated, moved_id, moved_channel_id)
      select gen_random_uuid(), ${from.id}, m.user_id, was.seq, ${seqOfTombstones} + was.at, '', m.created_at, now(),
        m.id = ${shown?.id}, m.id, ${to.id}
      from ${rows} join messages m on m.id = was.id`);
    await transaction.execute(sql`
      update thread_follows t set last_read_seq =
        ${seqAtEnd} + (select coalesce(max(was.at), 0) from ${rows} where was.seq <= t.last_read_seq)
      where t.root_id = any(array(select was.id from ${rows}))`);
    await transaction.execute(
      messageAuditEntry({
        actorId: by.userId,
        act: 'move',
        messageId,
        details: { from: from.name, to: to.name },
      }),
    );
    const notified = await notify(transaction, { thread, from, to, by });
    const left = { channelId: from.id, seq: seqOfTombstones + thread.length };
    return { message: await readMessage(transaction, messageId), changed: true, notified, left };
  });
}

interface OpenChannel extends Record<string, unknown> {
  id: string;
  name: string;
  archived: boolean;
}

/**
 * Locks both channels, always in the same order, so that two moves can't deadlock. Private channels are not found.
 */
async function lockChannels(transaction: Transaction, messageId: string, channelId: string) {
  const { rows } = await transaction.execute<OpenChannel>(sql`
    select c.id, c.name, c.archived_at is not null as archived from channels c
    where c.kind = 'open' and c.id in (${channelId}, ${channelOf(messageId)}) order by c.id for update`);
  // Read again under the lock: another moderator may have moved the message.
  const { rows: found } = await transaction.execute<{ channel_id: string }>(
    sql`select m.channel_id from messages m where m.id = ${messageId} and m.deleted_at is null`,
  );
  const from = rows.find(({ id }) => id === found[0]?.channel_id);
  if (!from) throw new ProblemError('MESSAGE_NOT_FOUND');
  const to = rows.find(({ id }) => id === channelId);
  if (!to) throw new ProblemError('CHANNEL_NOT_FOUND');
  return { from, to };
}

interface ThreadRow extends Record<string, unknown> {
  id: string;
  seq: string;
  user_id: string | null;
  excerpt: string;
  standing: boolean;
  shown: boolean;
}

async function readThreadOf(transaction: Transaction, messageId: string): Promise<ThreadRow[]> {
  const { rows } = await transaction.execute<ThreadRow>(sql`
    with thread as (select coalesce(root_id, id) as id from messages where id = ${messageId})
    select m.id, m.seq, m.user_id, left(m.content, ${limits.excerptLength}) as excerpt,
      m.deleted_at is null as standing, m.deleted_at is null or m.moderated as shown
    from messages m, thread where m.id = thread.id or m.root_id = thread.id
    order by m.seq limit ${serverLimits.movedMessages + 1}`);
  if (rows.length > serverLimits.movedMessages) throw new ProblemError('THREAD_TOO_LONG');
  return rows;
}

const rowsOf = (thread: ThreadRow[]): SQL => sql`unnest(
  ${sql.param(thread.map(({ id }) => id))}::uuid[], ${sql.param(thread.map(({ seq }) => seq))}::bigint[]
) with ordinality as was(id, seq, at)`;

async function takeAfter(transaction: Transaction, channelId: string, count: number): Promise<number> {
  const { rows } = await transaction.execute<{ before: string }>(
    takeNextSeqs(sql`${channelId}`, sql`${count}`),
  );
  return Number(rows[0]?.before);
}

interface Notifying {
  thread: ThreadRow[];
  from: OpenChannel;
  to: OpenChannel;
  by: Visitor;
}

/**
 * Notifies each author once. Deletes the former channel's notifications (level `everything`) that name these
 * messages.
 */
async function notify(transaction: Transaction, { thread, from, to, by }: Notifying): Promise<string[]> {
  const firsts = new Map<string, ThreadRow>();
  for (const row of thread.toReversed()) if (row.user_id && row.standing) firsts.set(row.user_id, row);
  firsts.delete(by.userId);
  const notices = Array.from(firsts.values(), ({ id, user_id, excerpt }) => ({
    id,
    user_id,
    text: `A moderator moved ${ownMessageWords(excerpt)} from ${from.name} to ${to.name}.`,
  }));
  const { rows } = await transaction.execute<{ user_id: string }>(sql`
    with forgotten as (
      delete from notices n using ${rowsOf(thread)} where n.channel_id = ${from.id} and n.message_id = was.id returning n.user_id
    ),
    notified as (
      insert into notices (user_id, kind, message_id, text)
      select user_id, 'mute', id, text from json_to_recordset(${JSON.stringify(notices)}::json) as author(id uuid, user_id uuid, text text)
      on conflict (user_id, message_id, kind) do update
        set text = excluded.text, created_at = now(), read_at = null, pushed_at = null, told_at = null
      returning user_id
    )
    select user_id from forgotten union select user_id from notified`);
  return rows.map(({ user_id }) => user_id);
}
