import { randomUUID } from 'node:crypto';
import { wallClock } from '@orbit-vine/cellar-book/wall-clock.ts';
import type { Held, Message, Outcome } from '@orbit-vine/cellar-conversation/conversation.ts';
import { converse } from '@orbit-vine/cellar-conversation/converse.ts';
import type { Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { findEarlier, findListed, findRepeat } from './earlier-messages.ts';
import type { OwnWinery } from './find-winery.ts';
import { lengthOf, lockWinery, type Transaction, takeNextSeqs } from './next-seq.ts';
import { openCellar } from './open-book.ts';
import {
  type EntryRow,
  entryColumns,
  entryView,
  type MessageRow,
  messageColumns,
  messageView,
} from './view.ts';
import { writeEntries } from './write-entries.ts';

export interface Received {
  winery: OwnWinery;
  id: string;
  via: 'text' | 'form';
  gatewayId?: string;
  text: string;
  about?: string | undefined;
  rewritten?: string | undefined;
  writtenAt?: Date | undefined;
  now: Date;
}

export interface ReceivedMessage {
  message: WineryMessage;
  entries: WineryEntry[];
  repeated: boolean;
  seq: number;
}

export async function readMessage(
  database: Database,
  incoming: Pick<Received, 'winery' | 'text' | 'about' | 'now'>,
): Promise<{ reading: Reading; reply: string }> {
  const { outcome } = await considerMessage(database, { ...incoming, seq: incoming.winery.seq });
  return { reading: outcome.reading, reply: outcome.reply };
}

/** The outcome of a message at this moment, without storing it. */
export async function considerMessage(
  transaction: Transaction,
  {
    winery,
    text,
    about,
    rewritten,
    writtenAt,
    now,
    seq,
  }: Pick<Received, 'winery' | 'text' | 'about' | 'now'> &
    Partial<Pick<Received, 'rewritten' | 'writtenAt'>> & { seq: number },
): Promise<{ outcome: Outcome }> {
  const cellar = await openCellar(transaction, winery);
  const incoming = { winery, text, about, now };
  const { earlier, rest } = await findEarlier(transaction, incoming);
  const message: Message = {
    text: rest,
    received: wallClock(writtenAt ?? now, winery.settings.timeZone),
    earlier,
    rewritten,
    repeats: await findRepeat(transaction, incoming),
    nextNumber: seq + 2,
    sender: winery.personName,
    listed: await findListed(transaction, incoming),
    unit: winery.settings.volumeUnit,
    newId: randomUUID,
  };
  const outcome = converse(cellar, message);
  return { outcome: (await touchesLock(transaction, outcome, winery)) ? refused(outcome) : outcome };
}

const lockedReplies = {
  en: 'The records are locked for that day. Ask an owner of the winery to make the entry. Nothing was stored.',
  es: 'El libro ya no admite registros de ese dia. Pide a un dueño que lo registre. No guardé nada.',
} as const;

/** Whether entries, or the rows that they correct or take back, are of days that only owners may change. */
async function touchesLock(
  transaction: Transaction,
  { entries }: Outcome,
  { role, settings: { lockedThrough } }: OwnWinery,
): Promise<boolean> {
  if (role === 'owner' || !lockedThrough || entries.length === 0) return false;
  if (entries.some((draft) => 'workedOn' in draft && draft.workedOn <= lockedThrough)) return true;
  const corrected = entries.flatMap((draft) => ('corrects' in draft ? [draft.corrects] : []));
  const { rows } = await transaction.execute(sql`
    select from winery_entries where id = any(${sql.param(corrected)}::uuid[]) and worked_on <= ${lockedThrough} limit 1`);
  return rows.length > 0;
}

function refused(outcome: Outcome): Outcome {
  const reply = lockedReplies[outcome.reading.language];
  return { ...outcome, changes: [], entries: [], state: 'told', reply };
}

/**
 * Stores a message, reads it with the sender's earlier messages and the book, enters its work or asks about it, and replies, in one
 * transaction under the winery's lock. A repeated id returns the stored message.
 */
export async function receiveMessage(database: Database, received: Received): Promise<ReceivedMessage> {
  const { winery } = received;
  return database.transaction(async (transaction) => {
    const seq = await lockWinery(transaction, winery.id);
    const sameMessage = received.gatewayId
      ? sql`m.gateway_id = ${received.gatewayId}`
      : sql`m.id = ${received.id}`;
    const stored = await findMessage(transaction, sameMessage);
    if (stored) return repeatOf(transaction, stored, winery, seq);
    const { outcome } = await considerMessage(transaction, { ...received, seq });
    const { entries: drafts, reading, reply, held, changes } = outcome;
    const last = await takeNextSeqs(transaction, winery.id, {
      ...{ count: 1 + drafts.length + changes.length, entries: drafts.length },
      characters: lengthOf(received.text, drafts, reading, reply, held),
    });
    await insertMessage(transaction, {
      received,
      outcome,
      seq: seq + 1,
      follows: outcome.follows ?? null,
    });
    const entries = await writeEntries(transaction, outcome.entries, {
      winery,
      via: received.via,
      messageId: received.id,
      firstSeq: seq + 2,
      now: received.now,
    });
    const firstChange = seq + 2 + drafts.length;
    for (const [index, change] of changes.entries())
      await changeEarlier(transaction, { ...change, seq: firstChange + index });
    const row = await findMessage(transaction, sql`m.id = ${received.id}`);
    if (!row) throw new Error('a message that was stored is gone');
    return { message: messageView(row), entries, repeated: false, seq: last };
  });
}

async function repeatOf(
  transaction: Transaction,
  row: MessageRow & { winery_id: string },
  winery: OwnWinery,
  seq: number,
): Promise<ReceivedMessage> {
  // A message id is usable only by its sender.
  if (row.winery_id !== winery.id || row.person_id !== winery.personId)
    throw new ProblemError('MESSAGE_ID_TAKEN');
  const { rows } = await transaction.execute<EntryRow>(
    sql`select ${entryColumns} from winery_entries where message_id = ${row.id} order by seq`,
  );
  return { message: messageView(row), entries: rows.map(entryView), repeated: true, seq };
}

export async function findMessage(
  transaction: Transaction,
  condition: SQL,
): Promise<(MessageRow & { winery_id: string }) | undefined> {
  const { rows } = await transaction.execute<MessageRow & { winery_id: string }>(
    sql`select ${messageColumns}, m.winery_id from winery_messages m where ${condition}`,
  );
  return rows[0];
}

interface Inserting {
  received: Received;
  outcome: Outcome;
  seq: number;
  follows: string | null;
}

async function insertMessage(
  transaction: Transaction,
  { received, outcome, seq, follows }: Inserting,
): Promise<void> {
  const { winery, id, via, gatewayId, text, now } = received;
  const { state, reply, reading, held } = outcome;
  await transaction.execute(sql`
    insert into winery_messages
      (id, winery_id, seq, changed_seq, person_id, via, gateway_id, text, received_at, state, reply, reading, held, follows)
    values (${id}, ${winery.id}, ${seq}, ${seq}, ${winery.personId}, ${via}, ${gatewayId ?? null}, ${text},
      ${now.toISOString()}, ${state}, ${reply}, ${JSON.stringify(reading)}::jsonb, ${JSON.stringify(held)}::jsonb, ${follows})`);
}

export async function changeEarlier(
  transaction: Transaction,
  { id, state, held, seq }: { id: string; state: string; held: Held; seq: number },
): Promise<void> {
  await transaction.execute(sql`
    update winery_messages set state = ${state}, held = ${JSON.stringify(held)}::jsonb, changed_seq = ${seq} where id = ${id}`);
}
