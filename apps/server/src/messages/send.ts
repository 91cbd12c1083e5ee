import type { Message, NewMessage } from '@orbit-vine/contract/messages.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { databaseCode } from '../http/failure.ts';
import { ProblemError } from '../http/problem.ts';
import { messageColumns } from './read.ts';
import { type MessageRow, messageView } from './view.ts';

const uniqueViolation = '23505';

/** The words after `@`, each once, as they were written first. */
export function mentionsIn(content: string): string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of content.matchAll(/@([\p{L}\p{N}_]+)/gu)) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return Array.from(names.values());
}

/**
 * Stores a message at the channel's next place. One statement takes the place and inserts: the channel's row lock is
 * held to the commit, so places are committed in order and without holes, and when the id exists already the whole
 * statement is undone, the place with it.
 */
export async function sendMessage(
  database: Database,
  { userId, channelId, message }: { userId: string; channelId: string; message: NewMessage },
): Promise<{ message: Message; repeated: boolean }> {
  const { id, content } = message;
  try {
    const { rows } = await database.execute<MessageRow>(sql`
      with place as (update channels set seq = seq + 1 where id = ${channelId} returning id, seq),
      m as (
        insert into messages (id, channel_id, user_id, seq, changed_seq, content, mentions)
        select ${id}, place.id, ${userId}, place.seq, place.seq, ${content}, ${sql.param(mentionsIn(content))}::text[]
        from place
        returning *
      )
      select ${messageColumns} from m left join profiles p on p.id = m.user_id`);
    const [row] = rows;
    if (!row) throw new ProblemError('CHANNEL_NOT_FOUND');
    return { message: messageView(row), repeated: false };
  } catch (error) {
    if (databaseCode(error) !== uniqueViolation) throw error;
    return { message: await findOwn(database, userId, id), repeated: true };
  }
}

/** The stored message of a repeated send: the id is the author's idempotency key and nobody else's. */
async function findOwn(database: Database, userId: string, id: string): Promise<Message> {
  const { rows } = await database.execute<MessageRow>(sql`
    select ${messageColumns} from messages m left join profiles p on p.id = m.user_id
    where m.id = ${id} and m.user_id = ${userId}`);
  if (!rows[0]) throw new ProblemError('MESSAGE_ID_TAKEN');
  return messageView(rows[0]);
}
