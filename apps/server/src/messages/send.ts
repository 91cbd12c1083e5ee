import { limits } from '@orbit-vine/contract/limits.ts';
import type { Message, NewMessage } from '@orbit-vine/contract/messages.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { databaseCode } from '../http/failure.ts';
import { ProblemError } from '../http/problem.ts';
import { mentionsIn, noticesOf } from './mentions.ts';
import { messageColumns } from './read.ts';
import { type MessageRow, messageView } from './view.ts';

const uniqueViolation = '23505';

export interface Sending {
  userId: string;
  channelId: string;
  message: NewMessage;
  /** Off for load tests. */
  limited: boolean;
}

interface Sent extends Stored {
  repeated: boolean;
}
interface Stored {
  message: Message;
  /** Who has something new in the inbox. */
  noticed: string[];
}

/**
 * Stores a message at the channel's next place. One statement takes the place and inserts: the channel's row lock is
 * held to the commit, so places are committed in order and without holes, and when the id exists already the whole
 * statement is undone, the place with it. The author's limits are counted in the messages themselves, in the same
 * statement, so they hold across servers and a repeat is never counted.
 */
export async function sendMessage(database: Database, sending: Sending): Promise<Sent> {
  const { userId, message } = sending;
  try {
    const stored = message.attachments?.length
      ? await insertWithFiles(database, sending, message.attachments)
      : await insert(database, sending);
    if (stored) return { ...stored, repeated: false };
  } catch (error) {
    if (databaseCode(error) !== uniqueViolation) throw error;
  }
  const own = await findOwn(database, userId, message.id);
  if (own) return { message: own, noticed: [], repeated: true };
  throw await whyNot(database, sending);
}

async function insert(
  database: Pick<Database, 'execute'>,
  { userId, channelId, message, limited }: Sending,
): Promise<Stored | undefined> {
  const { id, content, replyTo } = message;
  const mentions = mentionsIn(content);
  const toTell = mentions.length > 0 || replyTo;
  const { rows } = await database.execute<MessageRow & { noticed: string[] | null }>(sql`
    with place as (
      update channels set seq = seq + 1
      where id = ${channelId} and archived_at is null and ${limited ? withinLimits(userId, content) : sql`true`}
      returning id, seq
    ),
    m as (
      insert into messages (id, channel_id, user_id, seq, changed_seq, content, mentions, reply_to)
      select ${id}, place.id, ${userId}, place.seq, place.seq, ${content}, ${sql.param(mentions)}::text[],
        (select original.id from messages original
          where original.id = ${replyTo ?? null}::uuid and original.channel_id = place.id
            and original.deleted_at is null)
      from place
      returning *
    )
    ${toTell ? sql`, told as (${noticesOf(mentions)})` : sql``}
    select ${messageColumns}, ${toTell ? sql`(select array_agg(user_id::text) from told)` : null} as noticed
    from m left join profiles p on p.id = m.user_id`);
  return rows[0] && { message: messageView(rows[0]), noticed: rows[0].noticed ?? [] };
}

/** The files become the message's in the same transaction; one that is gone or not the author's stops the sending. */
function insertWithFiles(
  database: Database,
  sending: Sending,
  fileIds: string[],
): Promise<Stored | undefined> {
  return database.transaction(async (transaction) => {
    const { id } = sending.message;
    const stored = await insert(transaction, sending);
    if (!stored) return undefined;
    const { rowCount } = await transaction.execute(sql`
      update attachments set message_id = ${id}, place = chosen.place
      from unnest(${sql.param(fileIds)}::uuid[]) with ordinality as chosen(id, place)
      where attachments.id = chosen.id and user_id = ${sending.userId} and message_id is null
        and purpose = 'message'`);
    if (rowCount !== new Set(fileIds).size) throw new ProblemError('ATTACHMENT_NOT_FOUND');
    const { rows } = await transaction.execute<MessageRow>(sql`
      select ${messageColumns} from messages m left join profiles p on p.id = m.user_id where m.id = ${id}`);
    return rows[0] && { ...stored, message: messageView(rows[0]) };
  });
}

/** What the author sent in the last minute, and how often they sent this text in the last ten. */
function recently(userId: string, content: string): SQL {
  return sql`
    select count(*) filter (where created_at > now() - interval '1 minute') as sent,
      count(*) filter (where content = ${content} and content <> '') as same,
      min(created_at) filter (where created_at > now() - interval '1 minute') as first_sent,
      min(created_at) filter (where content = ${content}) as first_same
    from messages where user_id = ${userId} and created_at > now() - interval '10 minutes'`;
}

const mayPerMinute = (userId: string) => sql`
  (select case when created_at > now() - make_interval(hours => ${limits.firstHours})
    then ${limits.messagesPerMinuteAtFirst}::int else ${limits.messagesPerMinute}::int end
    from users where id = ${userId})`;

function withinLimits(userId: string, content: string): SQL {
  return sql`(select sent < ${mayPerMinute(userId)} and same < ${limits.sameText}
    from (${recently(userId, content)}) recent)`;
}

/** The stored message of a repeated send: the id is the author's idempotency key and nobody else's. */
async function findOwn(database: Database, userId: string, id: string): Promise<Message | undefined> {
  const { rows } = await database.execute<MessageRow>(sql`
    select ${messageColumns} from messages m left join profiles p on p.id = m.user_id where m.id = ${id}`);
  const [row] = rows;
  if (row && row.user_id !== userId) throw new ProblemError('MESSAGE_ID_TAKEN');
  return row && messageView(row);
}

interface Reason extends Record<string, unknown> {
  archived: boolean;
  same: boolean;
  sent_wait: string | null;
  same_wait: string | null;
}

const secondsUntil = (moment: SQL) => sql`ceil(extract(epoch from ${moment} - now()))`;

async function whyNot(database: Database, { userId, channelId, message }: Sending): Promise<ProblemError> {
  const { rows } = await database.execute<Reason>(sql`
    select c.archived_at is not null as archived, recent.same >= ${limits.sameText} as same,
      ${secondsUntil(sql`recent.first_sent + interval '1 minute'`)} as sent_wait,
      ${secondsUntil(sql`recent.first_same + interval '10 minutes'`)} as same_wait
    from channels c, (${recently(userId, message.content)}) recent where c.id = ${channelId}`);
  const [row] = rows;
  if (!row) return new ProblemError('CHANNEL_NOT_FOUND');
  if (row.archived) return new ProblemError('CHANNEL_ARCHIVED');
  const wait = Math.max(1, Number(row.same ? row.same_wait : row.sent_wait));
  return new ProblemError(row.same ? 'SAME_TEXT' : 'RATE_LIMITED', undefined, wait);
}
