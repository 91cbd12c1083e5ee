import type { Hit, SearchNote } from '@orbit-vine/contract/search.ts';
import { messagesOf } from '../channels/access.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurtherBack, microsOf, nextPage } from '../platform/db/page-by-time.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { begin, end, excerptOf, markup, standIns } from './excerpt.ts';
import { narrowSearch } from './narrow-search.ts';
import { parseSearch } from './query.ts';
import { wordsQuery } from './words.ts';

const pageSize = 20;
/** A word that is not rare fills a page from this many messages. */
const newest = 5_000;

type HitRow = MessageRow & { headline: string; micros: string };

interface SearchRequest {
  text: string;
  page: string | undefined;
  userId: string;
}

interface SearchResult {
  hits: Hit[];
  next?: string;
  notes?: SearchNote[];
}

export async function searchMessages(
  database: Database,
  { text, page, userId }: SearchRequest,
): Promise<SearchResult> {
  const { conditions, words, notes } = await narrowSearch(database, parseSearch(text), userId);
  const reported = notes.length > 0 ? { notes } : {};
  // An unknown member or channel has no messages, and a search without any valid part finds nothing.
  const isHopeless = notes.some(({ reason }) => reason === 'member' || reason === 'channel');
  if (isHopeless || (words === '' && conditions.length === 0)) return { hits: [], ...reported };
  const query = wordsQuery(words);
  const isBefore = isFurtherBack(page, sql`m.created_at`, sql`m.id`);
  const matchesFilters = sql.join([sql`m.deleted_at is null`, isBefore, ...conditions], sql` and `);
  const rows = words
    ? await readMatching(database, { query, matchesFilters, isBefore, userId })
    : await readHits(database, query, newestOf(messagesOf(userId), matchesFilters));
  const hits = rows.slice(0, pageSize).map((row) => ({
    message: messageView(row),
    excerpt: excerptOf(row.content, row.headline),
  }));
  return { hits, ...nextPage(rows, pageSize, (row) => row.id), ...reported };
}

const newestOf = (messages: SQL, chosen: SQL) => sql`
  select m.id from ${messages} m where ${chosen}
  order by m.created_at desc, m.id desc limit ${pageSize + 1}`;

/**
 * PostgreSQL's planner cannot know that a prefix is rare: for a prefix without matches it scanned a million messages
 * by time. So this searches the newest messages first. If they do not fill the page, it searches all, in an order
 * without an index, which leaves the planner only the index of words.
 */
async function readMatching(
  database: Database,
  {
    query,
    matchesFilters,
    isBefore,
    userId,
  }: { query: SQL; matchesFilters: SQL; isBefore: SQL; userId: string },
): Promise<HitRow[]> {
  const chosen = sql`${matchesFilters} and m.words @@ ${query}`;
  const recent = sql`(select m.* from ${messagesOf(userId)} m where ${isBefore}
    order by m.created_at desc, m.id desc limit ${newest})`;
  const rows = await readHits(database, query, newestOf(recent, chosen));
  if (rows.length > pageSize) return rows;
  return readHits(
    database,
    query,
    sql`select m.id from ${messagesOf(userId)} m where ${chosen} order by (m.created_at, m.id) desc limit ${pageSize + 1}`,
  );
}

async function readHits(database: Database, query: SQL, found: SQL): Promise<HitRow[]> {
  const { rows } = await database.execute<HitRow>(sql`
    with found as (${found})
    select ${messageColumns}, ${microsOf(sql`m.created_at`)},
      ts_headline('english',
        translate(search_fold(translate(m.content, ${begin + end + standIns}, '')), ${markup}, ${standIns}), ${query},
        ${`StartSel=${begin}, StopSel=${end}, HighlightAll=true`}) as headline
    from found join messages m on m.id = found.id left join profiles p on p.id = m.user_id
    order by m.created_at desc, m.id desc`);
  return rows;
}
