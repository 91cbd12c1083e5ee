import { limits } from '@orbit-vine/contract/limits.ts';
import type { ThreadPage, ThreadState } from '@orbit-vine/contract/messages.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { type InChannel, isShown, readBeside, readSnapshot } from './read-messages.ts';

interface ThreadQuery extends InChannel {
  messageId: string;
  before?: number | undefined;
}

export async function readThread(
  database: Database,
  { channelId, reader, messageId, before = Number.MAX_SAFE_INTEGER }: ThreadQuery,
): Promise<ThreadPage | undefined> {
  const limit = limits.historyPage;
  const root = sql`(select coalesce(a.root_id, a.id) from messages a where a.id = ${messageId})`;
  const snapshot = await readSnapshot(
    database,
    { channelId, reader },
    sql`(select h.seq from messages h where h.id = ${root} and h.channel_id = c.id)
      union all
      (select h.seq from messages h
        where h.root_id = ${root} and h.channel_id = c.id and ${isShown} and h.seq < ${before}
        order by h.seq desc limit ${limit + 1})`,
  );
  const state = reader === 'hub' ? undefined : await readState(database, reader.userId, root);
  const [first, ...replies] = snapshot?.messages.toSorted((a, b) => a.seq - b.seq) ?? [];
  if (!snapshot || !first) return undefined;
  const messages = replies.toReversed().slice(0, limit);
  return {
    root: first,
    ...(state && { state }),
    messages,
    ...(await readBeside(database, { channelId, messages, rootIds: [first.id] })),
    seq: snapshot.seq,
    more: replies.length > limit,
  };
}

async function readState(database: Database, userId: string, root: SQL): Promise<ThreadState | undefined> {
  const { rows } = await database.execute<{ state: ThreadState }>(
    sql`select state from thread_follows where user_id = ${userId} and root_id = ${root}`,
  );
  return rows[0]?.state;
}
