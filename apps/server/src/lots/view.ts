import type { Held, MessageState } from '@orbit-vine/cellar-conversation/conversation.ts';
import type { Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type {
  Person,
  Winery,
  WineryCellar,
  WineryEntry,
  WineryMessage,
  WineryRole,
} from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { sql } from '../platform/db/sql.ts';
import type { OwnWinery } from './find-winery.ts';
import type { Transaction } from './next-seq.ts';

export function wineryView({ id, seq, settings, role, personId }: OwnWinery): Winery {
  return { ...settings, id, seq, role, personId };
}

export interface PersonRow extends Record<string, unknown> {
  id: string;
  name: string;
  role: WineryRole;
  user_id: string | null;
  phone: string | null;
  confirmed: boolean;
  opted_out: boolean;
  removed: boolean;
  leave_asked_by: string | null;
  removable_from: Date | string | null;
}

export const personColumns = sql`
  id, name, role, user_id, phone, phone_confirmed_at is not null as confirmed,
  opted_out_at is not null as opted_out, removed_at is not null as removed, leave_asked_by,
  leave_asked_at + make_interval(days => ${sql.raw(String(serverLimits.ownerNoticeDays))}) as removable_from`;

/** Only owners see phone numbers; all people of the winery see who made an entry. */
export function personView(row: PersonRow, isOwner: boolean): Person {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    ...(row.user_id === null ? {} : { memberId: row.user_id }),
    ...(isOwner && row.phone !== null ? { phone: row.phone, phoneConfirmed: row.confirmed } : {}),
    ...(isOwner && row.opted_out ? { optedOut: true } : {}),
    ...(row.removed ? { removed: true } : {}),
    ...(isOwner && row.leave_asked_by !== null && row.removable_from !== null
      ? {
          leaveRequest: { by: row.leave_asked_by, removableFrom: new Date(row.removable_from).toISOString() },
        }
      : {}),
  };
}

export async function cellarView(
  database: Transaction,
  winery: OwnWinery,
  textNumber: string | undefined,
): Promise<WineryCellar> {
  const { rows } = await database.execute<PersonRow>(
    sql`select ${personColumns} from winery_people where winery_id = ${winery.id} order by created_at, id`,
  );
  return {
    winery: wineryView(winery),
    setup: winery.setup,
    people: rows.map((row) => personView(row, winery.role === 'owner')),
    ...(textNumber === undefined ? {} : { textNumber }),
  };
}

export interface EntryRow extends Record<string, unknown> {
  id: string;
  seq: string;
  person_id: string;
  via: WineryEntry['via'];
  message_id: string | null;
  arrived_at: string;
  worked_on: string | null;
  worked_at: string | null;
  work: unknown;
  corrects: string | null;
  action: 'void' | 'amend' | null;
  despite: boolean;
}

export const entryColumns = sql`
  id, seq, person_id, via, message_id, arrived_at, worked_on, worked_at, work, corrects, action, despite`;

export function entryView(row: EntryRow): WineryEntry {
  const { worked_on: workedOn, worked_at: workedAt } = row;
  return {
    id: row.id,
    seq: Number(row.seq),
    arrivedAt: row.arrived_at,
    by: row.person_id,
    via: row.via,
    ...(row.message_id === null ? {} : { messageId: row.message_id }),
    ...(row.corrects === null ? {} : { corrects: row.corrects, action: row.action }),
    ...(workedOn === null ? {} : { workedOn }),
    ...(workedAt === null ? {} : { workedAt }),
    ...(row.work === null ? {} : { work: row.work }),
    ...(row.despite ? { despite: true } : {}),
  } as WineryEntry;
}

export interface MessageRow extends Record<string, unknown> {
  id: string;
  seq: string;
  changed_seq: string;
  person_id: string;
  via: 'text' | 'form';
  text: string;
  received_at: Date | string;
  state: MessageState;
  reply: string;
  reading: Reading;
  held: Held;
  follows: string | null;
  entries: string[] | null;
}

export const messageColumns = sql`
  m.id, m.seq, m.changed_seq, m.person_id, m.via, m.text, m.received_at, m.state, m.reply, m.reading, m.held, m.follows,
  (select array_agg(e.id::text order by e.seq) from winery_entries e where e.message_id = m.id) as entries`;

export function messageView(row: MessageRow): WineryMessage {
  return {
    id: row.id,
    seq: Number(row.seq),
    changedSeq: Number(row.changed_seq),
    by: row.person_id,
    via: row.via,
    text: row.text,
    receivedAt: new Date(row.received_at).toISOString(),
    state: row.state,
    reply: row.reply,
    reading: {
      ...row.reading,
      records: row.held.records.length > 0 ? row.held.records : row.reading.records,
    },
    ...(row.follows === null ? {} : { follows: row.follows }),
    entries: row.entries ?? [],
  };
}
