import { limits } from '@orbit-vine/contract/limits.ts';
import type { HistoryPage, Message, MessagePage, Quote } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { channelsOf } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { countMessages } from './count-messages.ts';
import { countReplies } from './count-replies.ts';
import { type MessageRow, messageView, type QuoteRow, quoteView } from './view.ts';

export const filesOf = (chosen: SQL) => sql`(
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
      'width', f.width, 'height', f.height) order by f.place)
    from attachments f where ${chosen}
  )`;

const attachmentsColumn = sql`${filesOf(sql`f.message_id = m.id`)} as attachments`;

/** Condition on `messages h`: visible, or a moderator's tombstone. */
export const isShown = sql`(h.deleted_at is null or h.moderated)`;

export const messageColumns = sql`
  m.id, m.channel_id, m.seq, m.changed_seq, m.user_id, m.content, m.mentions, m.reply_to, m.root_id, m.created_at, m.edited_at,
  m.deleted_at, m.moderated, m.poll, m.listing, m.pinned_at, m.moved_id, m.moved_channel_id, p.username, p.avatar_url, p.winery, p.region,
  (
    select json_agg(json_build_array(r.reaction_type, r.user_id) order by r.created_at, r.user_id)
    from message_reactions r where r.message_id = m.id and m.deleted_at is null
  ) as reactions,
  case when m.poll is not null then (
    select json_agg(json_build_array(v.choice, v.user_id) order by v.created_at, v.user_id, v.choice)
    from poll_votes v where v.message_id = m.id
  ) end as votes,
  ${attachmentsColumn}`;

/** The hub checks itself whom it sends to. */
type Reader = { userId: string } | 'hub';

export interface InChannel {
  channelId: string;
  reader: Reader;
}

interface Snapshot {
  seq: number;
  messages: Message[];
}

type PageRow = { channel_seq: string } & (MessageRow | { id: null });

/** Messages of a channel and the channel's `seq`, in one snapshot. Undefined if the reader has no such channel. */
export async function readSnapshot(
  database: Database,
  { channelId, reader }: InChannel,
  chosen: SQL,
): Promise<Snapshot | undefined> {
  const { rows } = await prepared(database).execute<PageRow>(sql`
    select c.seq as channel_seq, page.*
    from ${reader === 'hub' ? sql`channels` : channelsOf(reader.userId)} c
    left join lateral (
      select ${messageColumns}
      from (${chosen}) as chosen(seq)
      join messages m on m.channel_id = c.id and m.seq = chosen.seq
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

/**
 * The messages of this channel that `messages` reply to. Rows are never deleted, so a later snapshot also has them.
 */
async function readQuoted(database: Database, channelId: string, messages: Message[]): Promise<Quote[]> {
  const ids = new Set(messages.flatMap(({ replyTo }) => replyTo ?? []));
  if (ids.size === 0) return [];
  const { rows } = await database.execute<QuoteRow>(sql`
    select m.id, m.user_id, p.username, p.avatar_url, left(m.content, ${limits.excerptLength}) as excerpt,
      m.deleted_at is not null as deleted
    from messages m left join profiles p on p.id = m.user_id
    where m.id = any(${sql.param(Array.from(ids))}::uuid[]) and m.channel_id = ${channelId}`);
  return rows.map(quoteView);
}

interface Beside {
  channelId: string;
  messages: Message[];
  rootIds: string[];
}

/** Quotes and threads of messages. Read after the messages, so never older. */
export async function readBeside(
  database: Database,
  { channelId, messages, rootIds }: Beside,
): Promise<Pick<MessagePage, 'quoted' | 'threads'>> {
  const [quoted, threads] = await Promise.all([
    readQuoted(database, channelId, messages),
    countReplies(database, rootIds),
  ]);
  return { quoted, ...(threads.length > 0 && { threads }) };
}

async function readBesideHistory(database: Database, channelId: string, messages: Message[]) {
  const rootIds = messages.flatMap(({ id, root }) => (root ? [] : id));
  const { quoted, threads = [] } = await readBeside(database, { channelId, messages, rootIds });
  return { quoted, threads: threads.filter(({ replies }) => replies > 0) };
}

interface HistoryQuery extends InChannel {
  before?: number | undefined;
  after?: number | undefined;
  around?: string | undefined;
  limit?: number | undefined;
}

/** One more than `count`, to know whether there are more. */
const older = (seq: SQL, count: number) => sql`
  (select h.seq from messages h where h.channel_id = c.id and ${isShown} and h.seq < ${seq}
    order by h.seq desc limit ${count + 1})`;
const newer = (seq: SQL, count: number) => sql`
  (select h.seq from messages h where h.channel_id = c.id and ${isShown} and h.seq > ${seq}
    order by h.seq limit ${count + 1})`;

/**
 * A page of history, newest first: the newest messages, or those before or after a `seq`, or around a message or its
 * former place before a move. Undefined if the reader has no such channel, or the channel no such message.
 */
export async function readHistory(
  database: Database,
  { channelId, reader, before, after, around, limit = limits.historyPage }: HistoryQuery,
): Promise<HistoryPage | undefined> {
  if (around) return readAround(database, { channelId, reader, around, limit });
  const chosen =
    after === undefined
      ? older(sql`${before ?? Number.MAX_SAFE_INTEGER}`, limit)
      : newer(sql`${after}`, limit);
  const snapshot = await readSnapshot(database, { channelId, reader }, chosen);
  if (!snapshot) return undefined;
  const { seq } = snapshot;
  const newest = before === undefined && after === undefined;
  const found = snapshot.messages.toSorted((a, b) => b.seq - a.seq);
  const further = found.length > limit;
  const messages = after === undefined ? found.slice(0, limit) : found.slice(-limit);
  return {
    messages,
    ...(await readBesideHistory(database, channelId, messages)),
    seq,
    more: after === undefined ? further : after > 0,
    newer: after === undefined ? before !== undefined : further,
    ...(newest && { total: await countMessages(database, channelId, seq) }),
  };
}

async function readAround(
  database: Database,
  { channelId, reader, around, limit }: InChannel & { around: string; limit: number },
): Promise<HistoryPage | undefined> {
  const before = Math.floor(limit / 2);
  const after = limit - before - 1;
  const centerSeq = sql`(select a.seq from messages a
    where (a.id = ${around} or a.moved_id = ${around}) and a.channel_id = c.id and (a.deleted_at is null or a.moved_id is not null or a.moderated)
    order by a.id = ${around} desc, a.seq desc limit 1)`;
  const snapshot = await readSnapshot(
    database,
    { channelId, reader },
    sql`${older(centerSeq, before)} union all ${centerSeq} union all ${newer(centerSeq, after)}`,
  );
  const newestFirst = snapshot?.messages.toSorted((a, b) => b.seq - a.seq) ?? [];
  const at = newestFirst.findIndex(({ id, moved }) => id === around || moved?.id === around);
  if (!snapshot || at === -1) return undefined;
  const messages = newestFirst.slice(Math.max(0, at - after), at + 1 + before);
  return {
    messages,
    ...(await readBesideHistory(database, channelId, messages)),
    seq: snapshot.seq,
    more: newestFirst.length - at - 1 > before,
    newer: at > after,
  };
}

/**
 * The current state of every message that changed after `after`, oldest change first. `seq` is how far the page
 * reaches: the end of the channel, or the page's last change if there are more.
 */
export async function readChanges(
  database: Database,
  {
    channelId,
    reader,
    after,
    limit = serverLimits.changesPage,
  }: InChannel & { after: number; limit?: number },
): Promise<MessagePage | undefined> {
  const snapshot = await readSnapshot(
    database,
    { channelId, reader },
    sql`select h.seq from messages h
      where h.channel_id = c.id and h.changed_seq > ${after}
      order by h.changed_seq limit ${limit + 1}`,
  );
  if (!snapshot) return undefined;
  const oldestFirst = snapshot.messages.toSorted((a, b) => a.changedSeq - b.changedSeq);
  const messages = oldestFirst.slice(0, limit);
  const more = oldestFirst.length > limit;
  const seq = more ? (messages.at(-1)?.changedSeq ?? snapshot.seq) : snapshot.seq;
  const rootIds = [...new Set(messages.flatMap(({ root }) => root ?? []))];
  return { messages, ...(await readBeside(database, { channelId, messages, rootIds })), seq, more };
}

export async function readWithFiles(
  database: Database,
  { channelId, reader, before = Number.MAX_SAFE_INTEGER }: InChannel & { before?: number | undefined },
): Promise<MessagePage | undefined> {
  const limit = serverLimits.filesPage;
  const snapshot = await readSnapshot(
    database,
    { channelId, reader },
    sql`select h.seq from messages h
      where h.channel_id = c.id and h.deleted_at is null and h.seq < ${before}
        and exists (select from attachments f where f.message_id = h.id)
      order by h.seq desc limit ${limit + 1}`,
  );
  if (!snapshot) return undefined;
  const found = snapshot.messages.toSorted((a, b) => b.seq - a.seq);
  return { messages: found.slice(0, limit), quoted: [], seq: snapshot.seq, more: found.length > limit };
}

export async function readPins(
  database: Database,
  { channelId, reader }: InChannel,
): Promise<MessagePage | undefined> {
  const snapshot = await readSnapshot(
    database,
    { channelId, reader },
    sql`select h.seq from messages h where h.channel_id = c.id and h.pinned_at is not null
      order by h.pinned_at desc limit ${limits.historyPageMax}`,
  );
  if (!snapshot) return undefined;
  const messages = snapshot.messages.toSorted((a, b) => b.seq - a.seq);
  return {
    messages,
    quoted: await readQuoted(database, channelId, messages),
    seq: snapshot.seq,
    more: false,
  };
}
