import { wineryActKinds } from '@orbit-vine/contract/lots-history.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, users } from './schema.ts';
import { sql } from './sql.ts';

/* The lot manager. Everything is deleted with its winery. */

const seq = (name: string) => bigint(name, { mode: 'number' });

export const wineries = pgTable('wineries', {
  id: uuid('id').primaryKey(),
  /** Number of the last change; its row lock orders the commits. */
  seq: seq('seq').notNull().default(0),
  cellarSeq: seq('cellar_seq').notNull().default(0),
  settings: jsonb('settings').notNull(),
  setup: jsonb('setup').notNull(),
  entryCount: integer('entry_count').notNull().default(0),
  characters: bigint('characters', { mode: 'number' }).notNull().default(0),
  createdAt,
});

const wineryId = () =>
  uuid('winery_id')
    .notNull()
    .references(() => wineries.id, { onDelete: 'cascade' });

/** People of a winery: a member, a phone, or both. Kept as long as the entries that name them. */
export const wineryPeople = pgTable(
  'winery_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wineryId: wineryId(),
    name: text('name').notNull(),
    role: text('role', { enum: ['owner', 'cellar', 'viewer'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    phone: text('phone'),
    /** When the phone's owner texted the code; texts from it count only after that. */
    phoneConfirmedAt: moment('phone_confirmed_at'),
    optedOutAt: moment('opted_out_at'),
    removedAt: moment('removed_at'),
    invitation: text('invitation'),
    invitedAt: moment('invited_at'),
    /** Null for the first owner and for owners of an earlier version, for whom `createdAt` holds. */
    ownerSince: moment('owner_since'),
    leaveAskedAt: moment('leave_asked_at'),
    leaveAskedBy: uuid('leave_asked_by'),
    createdAt,
  },
  (table) => [
    uniqueIndex('winery_people_member').on(table.wineryId, table.userId),
    index('winery_people_user').on(table.userId),
    uniqueIndex('winery_people_invitation').on(table.invitation),
    index('winery_people_phone').on(table.phone),
    uniqueIndex('winery_people_confirmed_phone')
      .on(table.phone)
      .where(sql`${table.phoneConfirmedAt} is not null and ${table.removedAt} is null`),
  ],
);

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => wineryPeople.id, { onDelete: 'cascade' });

/** Messages as received: source records, kept as long as the winery. Only their state changes. */
export const wineryMessages = pgTable(
  'winery_messages',
  {
    id: uuid('id').primaryKey(),
    wineryId: wineryId(),
    seq: seq('seq').notNull(),
    changedSeq: seq('changed_seq').notNull(),
    personId: personId(),
    via: text('via', { enum: ['text', 'form'] }).notNull(),
    /** The gateway's id, which identifies repeats. */
    gatewayId: text('gateway_id').unique(),
    text: text('text').notNull(),
    receivedAt: moment('received_at').notNull(),
    state: text('state', { enum: ['stored', 'asked', 'expired', 'rejected', 'followed', 'told'] }).notNull(),
    reply: text('reply').notNull(),
    reading: jsonb('reading').notNull(),
    /** The message's records with answers and corrections applied, open questions, and the ids of its entries. */
    held: jsonb('held').notNull(),
    follows: uuid('follows').references((): AnyPgColumn => wineryMessages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('winery_messages_seq').on(table.wineryId, table.seq),
    uniqueIndex('winery_messages_changed').on(table.wineryId, table.changedSeq),
    index('winery_messages_person').on(table.personId, table.receivedAt),
    index('winery_messages_follows').on(table.follows),
    index('winery_messages_asked').on(table.receivedAt).where(sql`${table.state} = 'asked'`),
  ],
);

/** The book: only inserted into. A correction is a row that names the row it corrects. */
export const wineryEntries = pgTable(
  'winery_entries',
  {
    id: uuid('id').primaryKey(),
    wineryId: wineryId(),
    seq: seq('seq').notNull(),
    personId: personId(),
    via: text('via', { enum: ['text', 'form', 'import', 'api'] }).notNull(),
    messageId: uuid('message_id').references(() => wineryMessages.id, { onDelete: 'cascade' }),
    arrivedAt: text('arrived_at').notNull(),
    /** Null if the row voids an entry. */
    workedOn: text('worked_on'),
    workedAt: text('worked_at'),
    work: jsonb('work'),
    corrects: uuid('corrects').references((): AnyPgColumn => wineryEntries.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['void', 'amend'] }),
    /** Stored despite a warning, which its author confirmed. */
    despite: boolean('despite').notNull().default(false),
    createdAt,
  },
  (table) => [
    uniqueIndex('winery_entries_seq').on(table.wineryId, table.seq),
    index('winery_entries_person').on(table.personId),
    index('winery_entries_message').on(table.messageId),
    index('winery_entries_corrects').on(table.corrects),
  ],
);

export const wineryTokens = pgTable(
  'winery_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wineryId: wineryId(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'feed'] }).notNull(),
    hash: text('hash').notNull().unique(),
    personId: personId(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    createdAt,
  },
  (table) => [
    index('winery_tokens_winery').on(table.wineryId),
    index('winery_tokens_person').on(table.personId),
  ],
);

/**
 * History of access to a winery and of changes to its settings, for its owners, and for undoing acts of a stolen
 * session.
 */
export const wineryActs = pgTable(
  'winery_acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wineryId: wineryId(),
    kind: text('kind', { enum: wineryActKinds }).notNull(),
    /** The member whose session acted; null for a text, and once the account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    personId: uuid('person_id').references(() => wineryPeople.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    aboutPersonId: uuid('about_person_id').references(() => wineryPeople.id, { onDelete: 'cascade' }),
    tokenId: uuid('token_id'),
    details: jsonb('details').notNull().default({}),
    undoneAt: moment('undone_at'),
    undoneFor: uuid('undone_for').references(() => users.id, { onDelete: 'set null' }),
    restoredAt: moment('restored_at'),
    createdAt,
  },
  (table) => [
    index('winery_acts_winery').on(table.wineryId, table.createdAt),
    index('winery_acts_user').on(table.userId, table.createdAt),
    index('winery_acts_person').on(table.personId),
    index('winery_acts_about').on(table.aboutPersonId),
    index('winery_acts_undone_for').on(table.undoneFor),
    index('winery_acts_time').on(table.createdAt),
  ],
);
