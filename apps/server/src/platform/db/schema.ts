import type { ContactForm } from '@orbit-vine/contract/contact.ts';
import { reactionTypes } from '@orbit-vine/contract/messages.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
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

/* Accounts: the tables Better Auth asks for, in its field names. */

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
    /** The hash of the key that the cookie holds (`auth/session-keys.ts`). */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its member last proved that it is them; null for a session of an earlier version. */
    authenticatedAt: moment('authenticated_at'),
    /** When they last gave a second factor; null for never. */
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

/** Codes of mailed links, hashed; a row is taken out when its code is used. */
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

/** Public keys of a member's devices, each a second way in. */
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
    /** When its device first verified its user: from then on it is a second factor. */
    verifiedAt: moment('verified_at'),
    createdAt,
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Nothing is counted here any more, but the version before still empties it: the next one can drop it. */
export const rateLimits = pgTable('rate_limits', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** What servers of one database must agree on without being told, such as the key that signs cookies. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/* The community. */

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    /**
     * What the name is found and told apart by, and what it looks like (`profiles/names.ts`). Null where a server of the
     * version before made it, until the next start, and with names from before that are the same as another's.
     */
    nameKey: text('name_key').unique(),
    skeleton: text('skeleton').unique(),
    avatarUrl: text('avatar_url').notNull(),
    winery: text('winery').notNull().default(''),
    region: text('region').notNull().default(''),
    /** A line about oneself. */
    about: text('about').notNull().default(''),
    /** Whoever `ADMIN_EMAILS` names is an administrator whatever stands here. */
    role: text('role', { enum: ['member', 'moderator', 'administrator'] })
      .notNull()
      .default('member'),
    /** Whoever is of the staff lets strangers know their name. */
    namedToStrangers: boolean('named_to_strangers').notNull().default(false),
    /** May read but not write until then. */
    mutedUntil: moment('muted_until'),
    /** May not come in until then; `infinity` for good. */
    suspendedUntil: moment('suspended_until'),
    /** What a moderator wrote about it. */
    suspendedFor: text('suspended_for').notNull().default(''),
    createdAt,
    updatedAt,
  },
  // In the one locale that is the same in every database.
  (table) => [uniqueIndex('profiles_username').on(sql`lower(${table.username} collate "C")`)],
);

export const channels = pgTable('channels', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** The last change taken; its row lock orders the commits of the channel. */
  seq: seq('seq').notNull().default(0),
  /** Where an administrator put it; those without a place follow by name. */
  place: integer('place'),
  /** Newcomers see this one first; one has it at most. */
  first: boolean('first').notNull().default(false),
  /** Can be read and found, but nothing is added to it any more. */
  archivedAt: moment('archived_at'),
  createdAt,
  updatedAt,
});

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

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
    editedAt: moment('edited_at'),
    /** What was said is gone; the row remains so that everybody hears of it. */
    deletedAt: moment('deleted_at'),
    /** It was a moderator who took it away: readers are told so where it stood. */
    moderated: boolean('moderated').notNull().default(false),
    pinnedAt: moment('pinned_at'),
    /** What it is found by, entered by triggers; null until `fillWords` came by. */
    words: tsvector('words'),
    createdAt,
  },
  (table) => [
    uniqueIndex('messages_channel_seq').on(table.channelId, table.seq),
    uniqueIndex('messages_channel_changed').on(table.channelId, table.changedSeq),
    index('messages_created').on(table.createdAt, table.id),
    index('messages_user').on(table.userId, table.createdAt),
    index('messages_words').using('gin', table.words),
    index('messages_reply').on(table.replyTo).where(sql`${table.replyTo} is not null`),
    index('messages_pinned').on(table.channelId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: userId(),
    reactionType: text('reaction_type', { enum: reactionTypes }).notNull(),
    createdAt,
  },
  (table) => [
    uniqueIndex('message_reactions_once').on(table.messageId, table.userId, table.reactionType),
    index('message_reactions_user').on(table.userId),
  ],
);

/* Mail and inquiries. */

/** Every mail that was ever asked for: written with what it belongs to, sent by a worker, its words gone once sent. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Fixed when queued, so that a mail sent twice over is seen to be one. */
    messageId: text('message_id').notNull().unique(),
    letter: text('letter').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What a server without SMTP prints in its log. */
    link: text('link'),
    /** Where one POST stops mails of this kind (RFC 8058). */
    unsubscribe: text('unsubscribe'),
    /** The id of the mail that this one and others like it seem to reply to, which was never sent. */
    thread: text('thread'),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Until then the mail is in the hands of one worker. */
    lockedUntil: moment('locked_until'),
    /** After this it says nothing any more, like a link that has run out, and is given up. */
    expiresAt: moment('expires_at'),
    lastError: text('last_error'),
    createdAt,
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mail_queue_due').on(table.nextAttemptAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('mail_queue_state').on(table.state, table.createdAt),
  ],
);

/** What visitors wrote in the contact form; deleted in time (`retention.inquiry`). */
export const inquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The form's token, spent with it: sending a form again is the same inquiry. */
    formId: uuid('form_id').notNull().unique(),
    name: text('name').notNull(),
    company: text('company').notNull().default(''),
    email: text('email').notNull(),
    goals: text('goals').notNull(),
    practices: text('practices').array().$type<ContactForm['practices']>().notNull(),
    state: text('state', { enum: ['new', 'answered', 'declined'] })
      .notNull()
      .default('new'),
    mailId: uuid('mail_id').references(() => mailQueue.id, { onDelete: 'set null' }),
    createdAt,
  },
  (table) => [index('enquiries_created').on(table.createdAt), index('enquiries_mail').on(table.mailId)],
);
