import { mentionsIn } from '@orbit-vine/contract/mentions.ts';
import type { Message, NewMessage } from '@orbit-vine/contract/messages.ts';
import { maySend } from '../channels/access.ts';
import { takeNextSeqs } from '../channels/next-seq.ts';
import type { Executor } from '../platform/db/prepared.ts';
import { sql } from '../platform/db/sql.ts';
import { followThreads } from './follow-threads.ts';
import { insertNotificationsOf, namingsIn } from './mention-notifications.ts';
import { messageColumns } from './read-messages.ts';
import { isWithinLimits, isWithinModes } from './send-limits.ts';
import { type MessageRow, messageView } from './view.ts';
import { withEnd } from './with-end.ts';

export interface Sending {
  userId: string;
  channelId: string;
  message: NewMessage;
  /** A moderator sends or releases the message, and may write in any open channel at any time. */
  byStaff: boolean;
  limited: boolean;
  notifies: boolean;
}

export interface Stored {
  message: Message;
  notified: string[];
}

/**
 * Stores messages of one channel, each by a different author. One statement takes the numbers (`takeNextSeqs`) and
 * inserts, so a taken id fails the statement and wastes no number. Returns stored messages by id, without those that
 * existed before, are held, or exceed their author's limits, or whose author may not send to the channel.
 */
export async function insertMessages(
  database: Executor,
  channelId: string,
  sendings: Sending[],
): Promise<Map<string, Stored>> {
  const messages = sendings.map(({ message }) => message);
  const mentions = messages.map(({ content }) => mentionsIn(content));
  const namings = messages.flatMap(({ id, content }) => namingsIn(id, content));
  const hasReplies = messages.some(({ replyTo }) => replyTo);
  const mayNotify = namings.length > 0 || hasReplies;
  const silent = sendings.flatMap(({ notifies, message }) => (notifies ? [] : [message.id]));
  const limited = sendings.some((sending) => sending.limited);
  const column = (values: (string | null)[]) => sql.param(values);
  const { rows } = await database.execute<MessageRow & { notified: string[] | null }>(sql`
    with drafts as (
      select *, row_number() over () as step
      from unnest(
        ${column(messages.map(({ id }) => id))}::uuid[], ${column(sendings.map(({ userId }) => userId))}::uuid[],
        ${column(messages.map(({ content }) => content))}::text[],
        ${column(messages.map(({ replyTo }) => replyTo ?? null))}::uuid[],
        ${column(mentions.map((names) => names.join(' ')))}::text[],
        ${column(messages.map(({ poll }) => (poll ? JSON.stringify(withEnd(poll)) : null)))}::jsonb[],
        ${column(messages.map(({ listing }) => (listing ? JSON.stringify(withEnd(listing)) : null)))}::jsonb[],
        ${sql.param(sendings.map(({ byStaff }) => byStaff))}::boolean[]
      ) as draft(id, user_id, content, reply_to, mentions, poll, listing, by_staff)
      where not exists (select from messages where messages.id = draft.id)
        and not exists (select from held_messages where held_messages.id = draft.id)
        and exists (select from channels c where c.id = ${channelId} and ${maySend(sql`draft.user_id`)}
          and (draft.by_staff or ${isWithinModes(sql`draft.user_id`)}))
        and ${limited ? isWithinLimits(sql`draft.user_id`, sql`draft.content`) : sql`true`}
    ),
    taken as (
      ${takeNextSeqs(sql`${channelId}`, sql`select count(*) from drafts draft`, sql`archived_at is null`)}
    ),
    m as (
      insert into messages (id, channel_id, user_id, seq, changed_seq, content, mentions, poll, listing, reply_to)
      select draft.id, taken.id, draft.user_id, taken.before + step, taken.before + step, draft.content,
        string_to_array(draft.mentions, ' '), draft.poll, draft.listing,
        (select original.id from messages original
          where original.id = draft.reply_to and original.channel_id = taken.id)
      from taken, drafts draft
      returning *
    )
    ${hasReplies ? sql`, followed as (${followThreads})` : sql``}
    , recipients as (${insertNotificationsOf(mayNotify ? namings : undefined, { isNew: true, silent })})
    select ${messageColumns},
      (select array_agg(recipient.user_id::text) from recipients recipient where message_id = m.id) as notified
    from m left join profiles p on p.id = m.user_id`);
  return new Map(
    rows.map((row) => [row.id, { message: messageView(row), notified: row.notified ?? [] }] as const),
  );
}
