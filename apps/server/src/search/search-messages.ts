import type { Hit, SearchNote } from '@orbit-vine/contract/search.ts';
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
/** Among so many, a word that is not rare has filled its page. */
const newest = 5_000;

type HitRow = MessageRow & { headline: string; micros: string };

interface Question {
  text: string;
  page: string | undefined;
  /** Who asks. */
  userId: string;
}

interface Found {
  hits: Hit[];
  next?: string;
  notes?: SearchNote[];
}

/** The newest messages that hold the words, and where to go on. */
export async function searchMessages(database: Database, { text, page, userId }: Question): Promise<Found> {
  const { conditions, words, notes } = await narrowSearch(database, parseSearch(text), userId);
  const told = notes.length > 0 ? { notes } : {};
  // Of nobody, or nowhere, there is nothing; and nothing that is understood finds everything.
  const isVain = notes.some(({ reason }) => reason === 'member' || reason === 'channel');
  if (isVain || (words === '' && conditions.length === 0)) return { hits: [], ...told };
  const query = wordsQuery(words);
  const isBefore = isFurtherBack(page, sql`m.created_at`, sql`m.id`);
  const isAsked = sql.join([sql`m.deleted_at is null`, isBefore, ...conditions], sql` and `);
  const rows = words
    ? await readHolding(database, { query, isAsked, isBefore })
    : await readHits(database, query, newestOf(sql`messages`, isAsked));
  const hits = rows.slice(0, pageSize).map((row) => ({
    message: messageView(row),
    excerpt: excerptOf(row.content, row.headline),
  }));
  return { hits, ...nextPage(rows, pageSize, (row) => row.id), ...told };
}

/** Of messages `m`, by the index of their time. */
const newestOf = (messages: SQL, chosen: SQL) => sql`
  select m.id from ${messages} m where ${chosen}
  order by m.created_at desc, m.id desc limit ${pageSize + 1}`;

/**
 * PostgreSQL cannot tell that a word is rare which may be only begun: for one that nobody ever wrote it went through a
 * million messages by their time. So it is asked for the newest first, and only if they do not fill the page for all, in
 * an order that has no index: that leaves the index of words.
 */
async function readHolding(
  database: Database,
  { query, isAsked, isBefore }: { query: SQL; isAsked: SQL; isBefore: SQL },
): Promise<HitRow[]> {
  const chosen = sql`${isAsked} and m.words @@ ${query}`;
  const lately = sql`(select m.* from messages m where ${isBefore}
    order by m.created_at desc, m.id desc limit ${newest})`;
  const rows = await readHits(database, query, newestOf(lately, chosen));
  if (rows.length > pageSize) return rows;
  return readHits(
    database,
    query,
    sql`select m.id from messages m where ${chosen} order by (m.created_at, m.id) desc limit ${pageSize + 1}`,
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
