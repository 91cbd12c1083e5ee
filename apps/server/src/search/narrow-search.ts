import { foldName } from '@orbit-vine/contract/names.ts';
import type { SearchNote } from '@orbit-vine/contract/search.ts';
import { channelsOf } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { hasName } from '../profiles/names.ts';
import type { SearchQuery } from './query.ts';

interface Narrowed {
  conditions: SQL[];
  words: string;
  notes: SearchNote[];
}

export async function narrowSearch(
  database: Database,
  query: SearchQuery,
  userId: string,
): Promise<Narrowed> {
  const conditions: SQL[] = [];
  const notes = [...query.notes];
  let { words } = query;
  for (const operator of ['from', 'mentions'] as const) {
    const name = query[operator];
    if (!name) continue;
    const member = await findMember(database, name, userId);
    if (!member) notes.push({ part: `${operator}:${name}`, reason: 'member' });
    else conditions.push(operator === 'from' ? sql`m.user_id = ${member.id}` : mentionOf(member.username));
  }
  if (query.in) {
    const found = await findChannels(database, query, userId);
    words = found.words;
    if (found.ids.length === 0) notes.push({ part: `in:${query.in}`, reason: 'channel' });
    else conditions.push(sql`m.channel_id = any(${sql.param(found.ids)}::text[])`);
  }
  if (query.before) conditions.push(sql`m.created_at < ${`${query.before}T00:00:00Z`}`);
  if (query.after) conditions.push(sql`m.created_at >= ${`${query.after}T00:00:00Z`}`);
  // `message_words` adds these markers, which no text can contain.
  for (const kind of query.has) conditions.push(sql`m.words @@ ${`'has:${kind}'`}::tsquery`);
  if (query.pinned) conditions.push(sql`m.pinned_at is not null`);
  if (query.listing)
    conditions.push(sql`m.listing is not null and m.listing ->> 'kind' = ${query.listing}
      and not m.listing ? 'closed' and (m.listing ->> 'endsAt')::timestamptz > now()`);
  return { conditions, words, notes };
}

async function findMember(database: Database, name: string, userId: string) {
  const isThem =
    foldName(name) === 'me'
      ? sql`p.id = ${userId}`
      : hasName(sql`p`, { folded: sql`${foldName(name)}`, written: sql`${name}` });
  const { rows } = await database.execute<{ id: string; username: string }>(
    sql`select p.id, p.username from profiles p where ${isThem}`,
  );
  return rows[0];
}

/** The index finds messages that contain the name; the stored mentions decide. */
const mentionOf = (username: string) => sql`(
  m.words @@ phraseto_tsquery('simple', search_fold(${username}))
  and exists (select from unnest(m.mentions) as named where lower(named) = lower(${username})))`;

const plain = (name: string) => name.toLowerCase().replaceAll('-', ' ');

/** Also reads `in:Natural Winemaking yeast`: members may not know to use quotes. */
async function findChannels(
  database: Database,
  { in: firstWord = '', inIsBegun, words }: SearchQuery,
  userId: string,
) {
  const { rows } = await database.execute<{ id: string; name: string }>(
    sql`select c.id, c.name from ${channelsOf(userId)} c`,
  );
  const idsOf = (name: string) =>
    rows
      .filter((channel) => channel.id === name || plain(channel.name).startsWith(plain(name)))
      .map(({ id }) => id);
  let name = firstWord;
  let left = words.split(' ');
  while (inIsBegun && left[0] && idsOf(`${name} ${left[0]}`).length > 0) {
    name = `${name} ${left[0]}`;
    left = left.slice(1);
  }
  return { ids: idsOf(name), words: left.join(' ') };
}
