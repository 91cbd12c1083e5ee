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

/* The lot manager. What a winery has goes with it. */

const seq = (name: string) => bigint(name, { mode: 'number' });

export const wineries = pgTable('wineries', {
  id: uuid('id').primaryKey(),
  /** The last change of anything in the winery; its row lock orders the commits. */
  seq: seq('seq').notNull().default(0),
  /** The last change of settings, set-up or people. */
  cellarSeq: seq('cellar_seq').notNull().default(0),
  settings: jsonb('settings').notNull(),
  setup: jsonb('setup').notNull(),
  /** How many entries it has, and how long the JSON and texts of its entries and messages are together. */
  entryCount: integer('entry_count').notNull().default(0),
  characters: bigint('characters', { mode: 'number' }).notNull().default(0),
  createdAt,
});

const wineryId = () =>
  uuid('winery_id')
    .notNull()
    .references(() => wineries.id, { onDelete: 'cascade' });

/** Who works with a winery: a member, a telephone, or both. They stay as long as the entries that name them. */
export const wineryPeople = pgTable(
  'winery_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wineryId: wineryId(),
    name: text('name').notNull(),
    role: text('role', { enum: ['owner', 'cellar', 'viewer'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** With its country, as `+12315550123`. */
    phone: text('phone'),
    /** When its holder texted the code. Until then it writes nothing. */
    phoneConfirmedAt: moment('phone_confirmed_at'),
    optedOutAt: moment('opted_out_at'),
    removedAt: moment('removed_at'),
    /** The hash of the code that they join by. */
    invitation: text('invitation'),
    invitedAt: moment('invited_at'),
    /** Since when an owner is one; null for the first owner, and for those of an earlier version: since `createdAt`. */
    ownerSince: moment('owner_since'),
    /** Another owner, a person, asked them to leave. */
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

/** Messages as they came: source records, kept as long as the winery, changed in their state alone. */
export const wineryMessages = pgTable(
  'winery_messages',
  {
    id: uuid('id').primaryKey(),
    wineryId: wineryId(),
    seq: seq('seq').notNull(),
    changedSeq: seq('changed_seq').notNull(),
    personId: personId(),
    via: text('via', { enum: ['text', 'form'] }).notNull(),
    /** The gateway's own name for it, by which a repeat is known. */
    gatewayId: text('gateway_id').unique(),
    text: text('text').notNull(),
    receivedAt: moment('received_at').notNull(),
    state: text('state', { enum: ['stored', 'asked', 'expired', 'rejected', 'followed', 'told'] }).notNull(),
    reply: text('reply').notNull(),
    reading: jsonb('reading').notNull(),
    /** Its records with what answers and corrections changed, what is still asked, and the entries that they became. */
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

/** The book: rows that are only ever added. A correction is a row that names the row it corrects. */
export const wineryEntries = pgTable(
  'winery_entries',
  {
    id: uuid('id').primaryKey(),
    wineryId: wineryId(),
    seq: seq('seq').notNull(),
    personId: personId(),
    via: text('via', { enum: ['text', 'form', 'import', 'api'] }).notNull(),
    messageId: uuid('message_id').references(() => wineryMessages.id, { onDelete: 'cascade' }),
    /** The winery's own clock when it arrived. */
    arrivedAt: text('arrived_at').notNull(),
    /** Null for what strikes an entry. */
    workedOn: text('worked_on'),
    workedAt: text('worked_at'),
    work: jsonb('work'),
    corrects: uuid('corrects').references((): AnyPgColumn => wineryEntries.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['void', 'amend'] }),
    /** It was asked about, and stored all the same. */
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

/** Keys by which programs and spreadsheets read a winery; kept as hashes. */
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
    /** The account that made it was secured. It may be restored by its owner. */
    revokedAt: moment('revoked_at'),
    createdAt,
  },
  (table) => [
    index('winery_tokens_winery').on(table.wineryId),
    index('winery_tokens_person').on(table.personId),
  ],
);

/** Who opened a winery to whom, and what was changed in how it is run: for its owners, and to undo what a lost session did. */
export const wineryActs = pgTable(
  'winery_acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wineryId: wineryId(),
    kind: text('kind', { enum: wineryActKinds }).notNull(),
    /** The member whose session it was; null for a text, and once the account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    personId: uuid('person_id').references(() => wineryPeople.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    aboutPersonId: uuid('about_person_id').references(() => wineryPeople.id, { onDelete: 'cascade' }),
    tokenId: uuid('token_id'),
    details: jsonb('details').notNull().default({}),
    undoneAt: moment('undone_at'),
    /** The member whose account was secured then. */
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
