import { mentionsIn } from '@orbit-vine/contract/mentions.ts';
import type { Message, NewMessage } from '@orbit-vine/contract/messages.ts';
import { takeNextSeqs } from '../channels/next-seq.ts';
import type { Executor } from '../platform/db/prepared.ts';
import { sql } from '../platform/db/sql.ts';
import { insertNotificationsOf } from './mention-notifications.ts';
import { messageColumns } from './read-messages.ts';
import { isWithinLimits } from './send-limits.ts';
import { type MessageRow, messageView } from './view.ts';

export interface Sending {
  userId: string;
  channelId: string;
  message: NewMessage;
  /** Off for load tests. */
  limited: boolean;
  /** Whether those whom it names or answers are told. */
  tells: boolean;
}

export interface Stored {
  message: Message;
  /** Who has something new in the inbox. */
  noticed: string[];
}

/**
 * Stores messages of one channel, each by another author, under the channel's next numbers. One statement takes the
 * numbers (`takeNextSeqs`) and inserts, so when an id turns out to be taken the whole statement is undone, the numbers
 * with it. Answers with what was stored, by id: what is missing was there before, is held, is past its author's limits, or has
 * no channel that is open.
 */
export async function insertMessages(
  database: Executor,
  channelId: string,
  sendings: Sending[],
): Promise<Map<string, Stored>> {
  const messages = sendings.map(({ message }) => message);
  const mentions = messages.map(({ content }) => mentionsIn(content));
  const toTell = mentions.some((names) => names.length > 0) || messages.some(({ replyTo }) => replyTo);
  const silent = sendings.flatMap(({ tells, message }) => (tells ? [] : [message.id]));
  const limited = sendings.some((sending) => sending.limited);
  const column = (values: (string | null)[]) => sql.param(values);
  const { rows } = await database.execute<MessageRow & { noticed: string[] | null }>(sql`
    with asked as (
      select *, row_number() over () as step
      from unnest(
        ${column(messages.map(({ id }) => id))}::uuid[], ${column(sendings.map(({ userId }) => userId))}::uuid[],
        ${column(messages.map(({ content }) => content))}::text[],
        ${column(messages.map(({ replyTo }) => replyTo ?? null))}::uuid[],
        ${column(mentions.map((names) => names.join(' ')))}::text[]
      ) as asked(id, user_id, content, reply_to, mentions)
      where not exists (select from messages where messages.id = asked.id)
        and not exists (select from held_messages where held_messages.id = asked.id)
        and ${limited ? isWithinLimits(sql`asked.user_id`, sql`asked.content`) : sql`true`}
    ),
    taken as (
      ${takeNextSeqs(sql`${channelId}`, sql`select count(*) from asked`, sql`archived_at is null`)}
    ),
    m as (
      insert into messages (id, channel_id, user_id, seq, changed_seq, content, mentions, reply_to)
      select asked.id, taken.id, asked.user_id, taken.before + step, taken.before + step, asked.content,
        string_to_array(asked.mentions, ' '),
        (select original.id from messages original
          where original.id = asked.reply_to and original.channel_id = taken.id)
      from taken, asked
      returning *
    )
    ${toTell ? sql`, told as (${insertNotificationsOf(mentions.flat(), silent)})` : sql``}
    select ${messageColumns},
      ${toTell ? sql`(select array_agg(told.user_id::text) from told where message_id = m.id)` : null} as noticed
    from m left join profiles p on p.id = m.user_id`);
  return new Map(
    rows.map((row) => [row.id, { message: messageView(row), noticed: row.noticed ?? [] }] as const),
  );
}
