import { limits } from '@orbit-vine/contract/limits.ts';
import type { MessagePage } from '@orbit-vine/contract/messages.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type MessageRow, messageView } from './view.ts';

/** Everything a message's view needs, from `messages m`. */
export const messageColumns = sql`
  m.id, m.channel_id, m.seq, m.changed_seq, m.user_id, m.content, m.mentions, m.created_at,
  p.username, p.avatar_url,
  (
    select json_agg(json_build_array(r.reaction_type, r.user_id) order by r.created_at, r.user_id)
    from message_reactions r where r.message_id = m.id
  ) as reactions`;

type PageRow = { channel_seq: string } & (MessageRow | { id: null });

/**
 * Some of a channel's messages together with the channel's `seq`, in one statement and so in one snapshot. One more
 * than the page holds is read, to know whether there are more. Undefined if there is no such channel.
 */
async function readSnapshot(database: Database, channelId: string, chosen: SQL) {
  const { rows } = await database.execute<PageRow>(sql`
    select c.seq as channel_seq, page.*
    from channels c
    left join lateral (
      select chosen.*, ${messageColumns}
      from (${chosen}) as chosen(place)
      join messages m on m.channel_id = c.id and m.seq = chosen.place
      left join profiles p on p.id = m.user_id
    ) page on true
    where c.id = ${channelId}`);
  const [first] = rows;
  if (!first) return undefined;
  const messages = rows
    .filter((row): row is { channel_seq: string } & MessageRow => row.id !== null)
    .map(messageView);
  return { seq: Number(first.channel_seq), messages };
}

/** A page of history, newest first: the newest, or those before a `seq`. */
export async function readHistory(
  database: Database,
  {
    channelId,
    before,
    limit = limits.historyPage,
  }: { channelId: string; before?: number | undefined; limit?: number | undefined },
): Promise<MessagePage | undefined> {
  const snapshot = await readSnapshot(
    database,
    channelId,
    sql`select h.seq from messages h
      where h.channel_id = c.id ${before === undefined ? sql`` : sql`and h.seq < ${before}`}
      order by h.seq desc limit ${limit + 1}`,
  );
  if (!snapshot) return undefined;
  const newestFirst = snapshot.messages.toSorted((a, b) => b.seq - a.seq);
  return { messages: newestFirst.slice(0, limit), seq: snapshot.seq, more: newestFirst.length > limit };
}

/**
 * The present state of every message changed after `after`, oldest change first. `seq` is how far the page reaches:
 * the channel's end, or the last change it holds when there are more.
 */
export async function readChanges(
  database: Database,
  { channelId, after, limit = limits.changesPage }: { channelId: string; after: number; limit?: number },
): Promise<MessagePage | undefined> {
  const snapshot = await readSnapshot(
    database,
    channelId,
    sql`select h.seq from messages h
      where h.channel_id = c.id and h.changed_seq > ${after}
      order by h.changed_seq limit ${limit + 1}`,
  );
  if (!snapshot) return undefined;
  const oldestFirst = snapshot.messages.toSorted((a, b) => a.changedSeq - b.changedSeq);
  const messages = oldestFirst.slice(0, limit);
  const more = oldestFirst.length > limit;
  return { messages, seq: more ? (messages.at(-1)?.changedSeq ?? snapshot.seq) : snapshot.seq, more };
}
