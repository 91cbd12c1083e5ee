import type { Listing } from '@orbit-vine/contract/listings.ts';
import type { Occupation } from '@orbit-vine/contract/occupations.ts';
import type { NewPoll, Poll } from '@orbit-vine/contract/polls.ts';
import { welcomeSteps } from '@orbit-vine/contract/welcome.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from './sql.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = moment('created_at').notNull().defaultNow();
const updatedAt = moment('updated_at').notNull().defaultNow();
export const seq = (name: string) => bigint(name, { mode: 'number' });

/* Accounts: the tables of Better Auth, in its field names. */

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt,
  updatedAt,
});

export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    authenticatedAt: moment('authenticated_at'),
    secondFactorAt: moment('second_factor_at'),
    createdAt,
    updatedAt,
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt,
    updatedAt,
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    /** When the device first verified its user; from then on the passkey counts as a second factor. */
    verifiedAt: moment('verified_at'),
    createdAt,
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Unused, but the previous version still empties it; the next version can drop it. */
export const rateLimits = pgTable('rate_limits', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    /**
     * For lookup and comparison of names, and against look-alikes (`profiles/names.ts`). Null in rows of a server of
     * the previous version, until the next start, and for older names that collide with another.
     */
    nameKey: text('name_key').unique(),
    skeleton: text('skeleton').unique(),
    avatarUrl: text('avatar_url').notNull(),
    winery: text('winery').notNull().default(''),
    region: text('region').notNull().default(''),
    occupation: text('occupation').$type<Occupation>(),
    varieties: text('varieties').array().notNull().default([]),
    about: text('about').notNull().default(''),
    /** Null once the member has finished the steps, and for members who joined before there were any. */
    welcomeStep: text('welcome_step', { enum: welcomeSteps }),
    welcomePutAway: boolean('welcome_put_away').notNull().default(false),
    rulesAcceptedAt: moment('rules_accepted_at'),
    /** Members in `ADMIN_EMAILS` are administrators whatever their role here. */
    role: text('role', { enum: ['member', 'moderator', 'administrator'] })
      .notNull()
      .default('member'),
    namedToStrangers: boolean('named_to_strangers').notNull().default(false),
    /**
     * Who may start a conversation with this member; `known` are members to whom they wrote, or with whom they share
     * a group.
     */
    messagesFrom: text('messages_from', { enum: ['everyone', 'known', 'nobody'] })
      .notNull()
      .default('everyone'),
    mutedUntil: moment('muted_until'),
    suspendedUntil: moment('suspended_until'),
    suspendedFor: text('suspended_for').notNull().default(''),
    createdAt,
    updatedAt,
  },
  // The "C" collation is the same in every database.
  (table) => [
    uniqueIndex('profiles_username').on(sql`lower(${table.username} collate "C")`),
    index('profiles_region').on(sql`lower(${table.region})`),
    index('profiles_occupation').on(table.occupation),
  ],
);

export const channels = pgTable(
  'channels',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Number of the last change; its row lock orders the commits of the channel. */
    seq: seq('seq').notNull().default(0),
    place: integer('place'),
    first: boolean('first').notNull().default(false),
    archivedAt: moment('archived_at'),
    staffOnly: boolean('staff_only').notNull().default(false),
    /** Slow mode: seconds between two messages of a member; 0 is off. */
    slowS: integer('slow_s').notNull().default(0),
    /**
     * All members read an open channel; the others have their readers in `channel_members` (`channels/access.ts`).
     */
    kind: text('kind', { enum: ['open', 'group', 'direct'] })
      .notNull()
      .default('open'),
    /** The ids of a direct conversation's first members, so that the same members have only one. */
    directKey: text('direct_key').unique(),
    whoInvites: text('who_invites', { enum: ['owner', 'members'] })
      .notNull()
      .default('owner'),
    createdAt,
    updatedAt,
  },
  (table) => [index('channels_open').on(table.id).where(sql`kind = 'open'`)],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type StoredPoll = Omit<Poll, 'choices'> & Pick<NewPoll, 'choices'>;

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id),
    /** Null for a former member. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    seq: seq('seq').notNull(),
    changedSeq: seq('changed_seq').notNull(),
    content: text('content').notNull(),
    mentions: text('mentions').array().notNull().default([]),
    replyTo: uuid('reply_to').references((): AnyPgColumn => messages.id),
    /** In a reply, even once it is deleted: the message where its thread begins. Set by a trigger. */
    rootId: uuid('root_id').references((): AnyPgColumn => messages.id),
    editedAt: moment('edited_at'),
    /** The content is gone; the row remains so that every reader learns of the deletion. */
    deletedAt: moment('deleted_at'),
    moderated: boolean('moderated').notNull().default(false),
    poll: jsonb('poll').$type<StoredPoll>(),
    listing: jsonb('listing').$type<Listing>(),
    pinnedAt: moment('pinned_at'),
    movedId: uuid('moved_id').references((): AnyPgColumn => messages.id),
    /**
     * In the tombstone of a moved message: the channel that it moved to. In the moved message: its former channel.
     */
    movedChannelId: text('moved_channel_id').references(() => channels.id),
    /** For search, set by triggers; null until `fillWords` has run. */
    words: tsvector('words'),
    createdAt,
  },
  (table) => [
    uniqueIndex('messages_channel_seq').on(table.channelId, table.seq),
    uniqueIndex('messages_channel_changed').on(table.channelId, table.changedSeq),
    index('messages_created').on(table.createdAt, table.id),
    index('messages_channel_created').on(table.channelId, table.createdAt),
    index('messages_user').on(table.userId, table.createdAt),
    index('messages_words').using('gin', table.words),
    index('messages_reply').on(table.replyTo).where(sql`${table.replyTo} is not null`),
    index('messages_thread').on(table.rootId, table.seq).where(sql`${table.rootId} is not null`),
    index('messages_listings').on(table.createdAt).where(sql`${table.listing} is not null`),
    index('messages_moved').on(table.movedId).where(sql`${table.movedId} is not null`),
    index('messages_pinned').on(table.channelId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
  ],
);
