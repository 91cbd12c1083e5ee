import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { type Executor, prepared } from '../platform/db/prepared.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { errorCode } from '../platform/log/describe-failure.ts';
import { requireNotHeld } from './hold-message.ts';
import { insertMessages, type Sending, type Stored } from './insert-messages.ts';
import { messageColumns } from './read-messages.ts';
import { reasonNotStored } from './send-limits.ts';
import { type MessageRow, messageView } from './view.ts';

/** PostgreSQL error classes 22 and 23: invalid values and constraints, which concern one message of a batch. */
const isOneMessagesFault = /^2[23]/;

interface Sent extends Stored {
  repeated: boolean;
}

interface Waiting extends PromiseWithResolvers<Stored | undefined> {
  sending: Sending;
}

/**
 * Sends messages. While a statement locks the channel's row, later messages to the channel wait here, without a
 * connection, and are then committed as a batch.
 */
export function createSender(database: Database): (sending: Sending) => Promise<Sent> {
  const hot = prepared(database);
  /** By channel; an entry exists while one of the channel's statements runs. */
  const waiting = new Map<string, Waiting[]>();

  async function storeWaiting(channelId: string, queue: Waiting[]) {
    while (queue.length > 0) await storeTogether(hot, channelId, takeOneOfEach(queue));
    waiting.delete(channelId);
  }

  function store(sending: Sending): Promise<Stored | undefined> {
    const entry = { sending, ...Promise.withResolvers<Stored | undefined>() };
    const queue = waiting.get(sending.channelId);
    if (queue) {
      queue.push(entry);
    } else {
      const newQueue = [entry];
      waiting.set(sending.channelId, newQueue);
      void storeWaiting(sending.channelId, newQueue);
    }
    return entry.promise;
  }

  return async (sending) => {
    const { userId, channelId, message, byStaff } = sending;
    try {
      const stored = message.attachments?.length
        ? await insertWithFiles(database, sending, message.attachments)
        : await store(sending);
      if (stored) return { ...stored, repeated: false };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const own = await findOwn(database, userId, message.id);
    if (own) return { message: own, notified: [], repeated: true };
    await requireNotHeld(database, userId, message.id);
    throw await reasonNotStored(database, { userId, channelId, content: message.content, byStaff });
  };
}

/** One message per author, since a batch checks limits only against messages stored before it. */
function takeOneOfEach(queue: Waiting[]): Waiting[] {
  const authors = new Set<string>();
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  for (const entry of queue) {
    const { userId } = entry.sending;
    (authors.has(userId) ? left : taken).push(entry);
    authors.add(userId);
  }
  queue.splice(0, queue.length, ...left);
  return taken;
}

/** Never throws: errors reject the callers' promises. */
async function storeTogether(database: Executor, channelId: string, batch: Waiting[]): Promise<void> {
  try {
    const sendings = batch.map(({ sending }) => sending);
    const stored = await insertMessages(database, channelId, sendings);
    for (const { sending, resolve } of batch) resolve(stored.get(sending.message.id));
  } catch (error) {
    if (batch.length > 1 && isOneMessagesFault.test(errorCode(error) ?? '')) {
      for (const alone of batch) await storeTogether(database, channelId, [alone]);
    } else {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** Attaches the files in the same transaction; fails if a file is missing or not the author's. */
function insertWithFiles(
  database: Database,
  sending: Sending,
  fileIds: string[],
): Promise<Stored | undefined> {
  return database.transaction(async (transaction) => {
    const { channelId, userId, message } = sending;
    const stored = (await insertMessages(transaction, channelId, [sending])).get(message.id);
    if (!stored) return undefined;
    const { rowCount } = await transaction.execute(sql`
      update attachments set message_id = ${message.id}, place = chosen.place
      from unnest(${sql.param(fileIds)}::uuid[]) with ordinality as chosen(id, place)
      where attachments.id = chosen.id and user_id = ${userId} and message_id is null
        and held_id is null and purpose = 'message'`);
    if (rowCount !== new Set(fileIds).size) throw new ProblemError('ATTACHMENT_NOT_FOUND');
    return { ...stored, message: (await findMessage(transaction, message.id)) ?? stored.message };
  });
}

/**
 * The stored message of a repeated send. The id is the author's idempotency key; other members get
 * `MESSAGE_ID_TAKEN`.
 */
async function findOwn(database: Database, userId: string, id: string): Promise<Message | undefined> {
  const message = await findMessage(database, id);
  if (message && message.author.id !== userId) throw new ProblemError('MESSAGE_ID_TAKEN');
  return message;
}

async function findMessage(database: Pick<Database, 'execute'>, id: string): Promise<Message | undefined> {
  const { rows } = await database.execute<MessageRow>(sql`
    select ${messageColumns} from messages m left join profiles p on p.id = m.user_id where m.id = ${id}`);
  return rows[0] && messageView(rows[0]);
}
