import { randomUUID } from 'node:crypto';
import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { wallClock } from '@orbit-vine/cellar-book/wall-clock.ts';
import type { EarlierMessage, Held, Message, Outcome } from '@orbit-vine/cellar-conversation/conversation.ts';
import { converse } from '@orbit-vine/cellar-conversation/converse.ts';
import type { Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { findEarlier, findRepeat } from './earlier-messages.ts';
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
  /** The message whose question it answers. */
  about?: string | undefined;
  /** The text in other words (`second-opinion.ts`). */
  rewritten?: string | undefined;
  /** Its words are of this moment, where it came later. */
  writtenAt?: Date | undefined;
  now: Date;
}

export interface Conversed {
  message: WineryMessage;
  entries: WineryEntry[];
  repeated: boolean;
  seq: number;
}

/** How a message would be read and replied to. Nothing is stored. */
export async function readMessage(
  database: Database,
  said: Pick<Received, 'winery' | 'text' | 'about' | 'now'>,
): Promise<{ reading: Reading; reply: string }> {
  const { outcome } = await considerMessage(database, { ...said, seq: said.winery.seq });
  return { reading: outcome.reading, reply: outcome.reply };
}

/** What a message says to the book at this moment. Nothing is stored. */
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
): Promise<{ outcome: Outcome; earlier?: EarlierMessage | undefined }> {
  const cellar = await openCellar(transaction, winery);
  const said = { winery, text, about, now };
  const { earlier, rest } = await findEarlier(transaction, said);
  const message: Message = {
    text: rest,
    received: wallClock(writtenAt ?? now, winery.settings.timeZone),
    earlier,
    rewritten,
    repeats: await findRepeat(transaction, said),
    // The message takes a number of its own before its entries.
    nextNumber: seq + 2,
    unit: winery.settings.volumeUnit,
    newId: randomUUID,
  };
  const outcome = converse(cellar, message);
  return { outcome: refuseLocked(outcome, winery), earlier };
}

const lockedReplies = {
  en: 'The book is locked for that day. Ask an owner of the winery to make the entry. Nothing was stored.',
  es: 'El libro ya no admite registros de ese dia. Pide a un dueño que lo registre. No guardé nada.',
} as const;

function refuseLocked(outcome: Outcome, { role, settings }: OwnWinery): Outcome {
  const { lockedThrough } = settings;
  const isLocked = (draft: EntryDraft) => 'workedOn' in draft && draft.workedOn <= (lockedThrough ?? '');
  if (role === 'owner' || !outcome.entries.some(isLocked)) return outcome;
  const { earlier: _, ...rest } = outcome;
  return { ...rest, entries: [], state: 'told', reply: lockedReplies[outcome.reading.language] };
}

/**
 * Takes a message in: stored raw, read with what its sender said before and with the book, entered or asked about, and replied
 * to. All of it is one transaction under the winery's lock, and the id makes a repeat the same message.
 */
export async function receiveMessage(database: Database, received: Received): Promise<Conversed> {
  const { winery } = received;
  return database.transaction(async (transaction) => {
    const seq = await lockWinery(transaction, winery.id);
    const known = received.gatewayId ? sql`m.gateway_id = ${received.gatewayId}` : sql`m.id = ${received.id}`;
    const stored = await findMessage(transaction, known);
    if (stored) return repeatOf(transaction, stored, winery, seq);
    const { outcome, earlier } = await considerMessage(transaction, { ...received, seq });
    const changes = outcome.earlier ? 1 : 0;
    const { entries: drafts, reading, reply, held } = outcome;
    const last = await takeNextSeqs(transaction, winery.id, {
      ...{ count: 1 + drafts.length + changes, entries: drafts.length },
      characters: lengthOf(received.text, drafts, reading, reply, held),
    });
    await insertMessage(transaction, {
      received,
      outcome,
      seq: seq + 1,
      follows: earlier && outcome.state === 'followed' ? earlier.id : null,
    });
    const entries = await writeEntries(transaction, outcome.entries, {
      winery,
      via: received.via,
      messageId: received.id,
      firstSeq: seq + 2,
      now: received.now,
    });
    if (outcome.earlier) await changeEarlier(transaction, { ...outcome.earlier, seq: last });
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
): Promise<Conversed> {
  // An id is its sender's key to the message and nobody else's.
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
