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
import { whyNot } from './send-limits.ts';
import { type MessageRow, messageView } from './view.ts';

/** What the database says of a value that it does not take: another message of the same statement may be good. */
const ofOneMessage = /^2[23]/;

interface Sent extends Stored {
  repeated: boolean;
}

interface Waiting extends PromiseWithResolvers<Stored | undefined> {
  sending: Sending;
}

/**
 * Sends messages. A channel's row takes one statement at a time, so whatever is sent to it meanwhile waits here, without
 * a connection, and is committed together.
 */
export function createSender(database: Database): (sending: Sending) => Promise<Sent> {
  const hot = prepared(database);
  /** By channel, while something is being stored in it. */
  const waiting = new Map<string, Waiting[]>();

  async function storeWaiting(channelId: string, queue: Waiting[]) {
    while (queue.length > 0) await storeTogether(hot, channelId, takeOneOfEach(queue));
    waiting.delete(channelId);
  }

  function store(sending: Sending): Promise<Stored | undefined> {
    const asked = { sending, ...Promise.withResolvers<Stored | undefined>() };
    const queue = waiting.get(sending.channelId);
    if (queue) {
      queue.push(asked);
    } else {
      const begun = [asked];
      waiting.set(sending.channelId, begun);
      void storeWaiting(sending.channelId, begun);
    }
    return asked.promise;
  }

  return async (sending) => {
    const { userId, channelId, message } = sending;
    try {
      const stored = message.attachments?.length
        ? await insertWithFiles(database, sending, message.attachments)
        : await store(sending);
      if (stored) return { ...stored, repeated: false };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const own = await findOwn(database, userId, message.id);
    if (own) return { message: own, noticed: [], repeated: true };
    await requireNotHeld(database, userId, message.id);
    throw await whyNot(database, { userId, channelId, content: message.content });
  };
}

/** The first of each author, since an author's limits are counted in what is stored already. */
function takeOneOfEach(queue: Waiting[]): Waiting[] {
  const authors = new Set<string>();
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  for (const asked of queue) {
    const { userId } = asked.sending;
    (authors.has(userId) ? left : taken).push(asked);
    authors.add(userId);
  }
  queue.splice(0, queue.length, ...left);
  return taken;
}

/** Never fails: whoever waits is told. */
async function storeTogether(database: Executor, channelId: string, together: Waiting[]): Promise<void> {
  try {
    const sendings = together.map(({ sending }) => sending);
    const stored = await insertMessages(database, channelId, sendings);
    for (const { sending, resolve } of together) resolve(stored.get(sending.message.id));
  } catch (error) {
    if (together.length > 1 && ofOneMessage.test(errorCode(error) ?? '')) {
      for (const alone of together) await storeTogether(database, channelId, [alone]);
    } else {
      for (const { reject } of together) reject(error);
    }
  }
}

/** The files become the message's in the same transaction; one that is gone or not the author's stops the sending. */
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

/** The stored message of a repeated send: the id is the author's idempotency key and nobody else's. */
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
