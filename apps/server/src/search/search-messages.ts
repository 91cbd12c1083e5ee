import type { Hit, SearchNote } from '@orbit-vine/contract/search.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurtherBack, microsOf, nextPage } from '../platform/db/page-by-time.ts';
import { sql } from '../platform/db/sql.ts';
import { begin, end, excerptOf, markup, standIns } from './excerpt.ts';
import { narrowSearch } from './narrow-search.ts';
import { parseSearch } from './query.ts';
import { wordsQuery } from './words.ts';

const pageSize = 20;

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
  if (words) conditions.push(sql`m.words @@ ${query}`);
  conditions.push(isFurtherBack(page, sql`m.created_at`, sql`m.id`));
  const { rows } = await database.execute<HitRow>(sql`
    with found as (
      select m.id as found_id from messages m
      where m.deleted_at is null and ${sql.join(conditions, sql` and `)}
      order by m.created_at desc, m.id desc limit ${pageSize + 1}
    )
    select ${messageColumns}, ${microsOf(sql`m.created_at`)},
      ts_headline('english',
        translate(search_fold(translate(m.content, ${begin + end + standIns}, '')), ${markup}, ${standIns}), ${query},
        ${`StartSel=${begin}, StopSel=${end}, HighlightAll=true`}) as headline
    from found join messages m on m.id = found_id left join profiles p on p.id = m.user_id
    order by m.created_at desc, m.id desc`);
  const hits = rows.slice(0, pageSize).map((row) => ({
    message: messageView(row),
    excerpt: excerptOf(row.content, row.headline),
  }));
  return { hits, ...nextPage(rows, pageSize, (row) => row.id), ...told };
}
