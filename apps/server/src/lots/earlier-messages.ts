import type { EarlierMessage } from '@orbit-vine/cellar-conversation/conversation.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OwnWinery } from './find-winery.ts';
import type { Transaction } from './next-seq.ts';
import type { MessageRow } from './view.ts';

interface IncomingText {
  winery: OwnWinery;
  text: string;
  about?: string | undefined;
  now: Date;
}

/** A correction without a number applies to the sender's last message if it is at most this old. */
const correctableMinutes = 30;
/** The same text within this time may have been sent twice by mistake. */
const repeatMinutes = 10;

/** `#412` at either end of a text refers to that entry. */
const reference = /(?:^\s*|\s)#(\d{1,9})(?=[\s:,.]|$)/;

const columns = sql`m.id, m.text, m.reply, m.state, m.reading, m.held`;

/** Messages that a text may follow: more than anyone has in mind. */
const maxEarlier = 20;

async function selectEarlier(transaction: Transaction, condition: SQL): Promise<EarlierMessage[]> {
  const { rows } = await transaction.execute<MessageRow & { last_reply: string | null }>(sql`
    select ${columns}, (select f.reply from winery_messages f where f.follows = m.id order by f.seq desc limit 1) as last_reply
    from winery_messages m where ${condition} order by m.changed_seq desc limit ${maxEarlier}`);
  return rows.map(({ id, text, state, held, reading, reply, last_reply }) => ({
    ...{ id, text, state, held, language: reading.language, reply: last_reply ?? reply },
  }));
}

/** The stored messages that open corrections would change. */
async function withAmended(transaction: Transaction, earlier: EarlierMessage[]): Promise<EarlierMessage[]> {
  const ids = earlier.flatMap(({ held: { amends } }) => (amends === undefined ? [] : [amends]));
  const missing = ids.filter((id) => !earlier.some((each) => each.id === id));
  if (missing.length === 0) return earlier;
  return [...earlier, ...(await selectEarlier(transaction, sql`m.id = any(${sql.param(missing)}::uuid[])`))];
}

/**
 * The earlier messages that a text may refer to, the last changed first: the one it names by number, or else the sender's
 * open questions and recently stored messages. `rest` is the text without the number.
 */
export async function findEarlier(
  transaction: Transaction,
  incoming: IncomingText,
): Promise<{ earlier: EarlierMessage[]; rest: string }> {
  const { earlier, rest } = await findMeant(transaction, incoming);
  return { earlier: await withAmended(transaction, earlier), rest };
}

async function findMeant(
  transaction: Transaction,
  { winery, text, about, now }: IncomingText,
): Promise<{ earlier: EarlierMessage[]; rest: string }> {
  if (about !== undefined) {
    const [earlier] = await selectEarlier(transaction, sql`m.winery_id = ${winery.id} and m.id = ${about}`);
    if (!earlier) throw new ProblemError('MESSAGE_NOT_FOUND');
    if (earlier.state !== 'asked' && earlier.state !== 'expired') throw new ProblemError('QUESTION_CLOSED');
    return { earlier: [{ ...earlier, state: 'asked' }], rest: text };
  }
  const named = reference.exec(text);
  if (named) {
    const own = winery.role === 'owner' ? sql`true` : sql`m.person_id = ${winery.personId}`;
    const earlier = await selectEarlier(
      transaction,
      sql`m.winery_id = ${winery.id} and ${own} and m.state = 'stored' and exists (
        select from winery_entries e where e.winery_id = m.winery_id and e.seq = ${Number(named[1])}
          and m.held -> 'entered' @> jsonb_build_array(jsonb_build_object('entry', e.id)))`,
    );
    if (earlier.length > 0) return { earlier, rest: text.replace(reference, ' ').trim() };
  }
  const since = (span: SQL) => sql`m.received_at > ${now.toISOString()}::timestamptz - ${span}`;
  const earlier = await selectEarlier(
    transaction,
    sql`m.winery_id = ${winery.id} and m.person_id = ${winery.personId} and (
      m.state = 'asked' and ${since(sql`make_interval(hours => ${serverLimits.questionHours})`)}
      or m.state = 'stored' and ${since(sql`make_interval(mins => ${correctableMinutes})`)})`,
  );
  return { earlier, rest: text };
}

export async function findRepeat(
  transaction: Transaction,
  { winery, text, now }: IncomingText,
): Promise<{ number?: number } | undefined> {
  const { rows } = await transaction.execute<{ number: string | null }>(sql`
    select (select min(e.seq) from winery_entries e where e.message_id = m.id) as number
    from winery_messages m
    where m.person_id = ${winery.personId} and m.state = 'stored' and lower(trim(m.text)) = ${text.trim().toLowerCase()}
      and m.received_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${repeatMinutes})
    order by m.seq desc limit 1`);
  const [row] = rows;
  return row && (row.number === null ? {} : { number: Number(row.number) });
}

/** The planned work that the sender's last message was answered with, unless the text is about another message. */
export async function findListed(
  transaction: Transaction,
  { winery, about, now }: IncomingText,
): Promise<string[] | undefined> {
  if (about !== undefined) return undefined;
  const { rows } = await transaction.execute<Pick<MessageRow, 'held'>>(sql`
    select m.held from winery_messages m
    where m.winery_id = ${winery.id} and m.person_id = ${winery.personId}
      and m.received_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${serverLimits.questionHours})
    order by m.seq desc limit 1`);
  return rows[0]?.held.plans;
}
