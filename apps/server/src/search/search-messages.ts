import { foldName } from '@orbit-vine/contract/names.ts';
import type { Hit } from '@orbit-vine/contract/search.ts';
import { type SQL, sql } from 'drizzle-orm';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { hasName } from '../profiles/names.ts';
import { parseSearch } from './query.ts';

const pageSize = 20;
/** A message of at most this many characters is shown whole. */
const wholeLength = 150;
/**
 * Characters without a meaning stand around each match, and in place of those that `ts_headline` would take for markup
 * and leave out.
 */
const [begin, end] = ['\uE000', '\uE001'];
const [markup, standIns] = ['<>&', '\uE002\uE003\uE004'];

type HitRow = MessageRow & { headline: string; micros: string };

/** The newest messages that hold the words, and where to go on. */
export async function searchMessages(
  database: Database,
  { text, page }: { text: string; page: string | undefined },
): Promise<{ hits: Hit[]; next?: string }> {
  const { words, ...narrowed } = parseSearch(text);
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const [micros, id] = page?.split('_') ?? [];
  const conditions: SQL[] = [sql`m.deleted_at is null`];
  if (words) conditions.push(sql`m.search @@ ${query}`);
  if (narrowed.from)
    conditions.push(
      sql`m.user_id in (select id from profiles where ${hasName(sql`profiles`, {
        folded: sql`${foldName(narrowed.from)}`,
        written: sql`${narrowed.from}`,
      })})`,
    );
  if (narrowed.in)
    conditions.push(sql`m.channel_id in (
      select id from channels where id = ${narrowed.in} or starts_with(lower(name), lower(${narrowed.in}))
        or starts_with(replace(lower(name), ' ', '-'), lower(${narrowed.in})))`);
  if (narrowed.before) conditions.push(sql`m.created_at < ${`${narrowed.before}T00:00:00Z`}`);
  if (narrowed.after) conditions.push(sql`m.created_at >= ${`${narrowed.after}T00:00:00Z`}`);
  if (micros && id)
    conditions.push(
      sql`(m.created_at, m.id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`,
    );
  const { rows } = await database.execute<HitRow>(sql`
    with found as (
      select m.id as found_id from messages m where ${sql.join(conditions, sql` and `)}
      order by m.created_at desc, m.id desc limit ${pageSize + 1}
    )
    select ${messageColumns}, (extract(epoch from m.created_at) * 1000000)::bigint as micros,
      ts_headline('english', translate(m.content, ${markup + standIns + begin + end}, ${standIns}), ${query},
        ${`StartSel=${begin}, StopSel=${end}, `} || case when length(m.content) <= ${wholeLength}::int then 'HighlightAll=true'
          else 'MaxFragments=2, FragmentDelimiter=" … ", MaxWords=30, MinWords=12' end
      ) as headline
    from found join messages m on m.id = found_id left join profiles p on p.id = m.user_id
    order by m.created_at desc, m.id desc`);
  const hits = rows.slice(0, pageSize).map((row) => ({
    message: messageView(row),
    excerpt: excerptOf(words ? row.headline : row.content.slice(0, wholeLength), row.content),
  }));
  const last = rows[pageSize - 1];
  return rows.length > pageSize && last ? { hits, next: `${last.micros}_${last.id}` } : { hits };
}

/** In pieces, with an ellipsis where the message goes on. */
function excerptOf(headline: string, content: string): Hit['excerpt'] {
  const shown = asWritten(headline);
  const whole = [
    content.startsWith(shown.slice(0, 20)) ? '' : '… ',
    headline,
    content.endsWith(shown.slice(-20)) ? '' : ' …',
  ].join('');
  return whole
    .split(/(\uE000[^\uE001]*\uE001)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: asWritten(piece), match: piece.startsWith(begin) }));
}

function asWritten(piece: string): string {
  return piece
    .replace(/[\uE000\uE001]/gu, '')
    .replace(/[\uE002-\uE004]/gu, (standIn) => markup[standIns.indexOf(standIn)] ?? '');
}
