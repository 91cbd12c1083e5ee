import type { AuditAction } from '@orbit-vine/contract/audit-log.ts';
import { noticeKinds } from '@orbit-vine/contract/inbox.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channels, createdAt, messages, moment, seq, userId, users } from './schema.ts';
import { sql } from './sql.ts';

/* What members have beside what they say. */

const someUser = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/**
 * Messages of newcomers with a link, until a moderator has released them or they are given up. What was declined
 * stays as long, so that sending it again changes nothing.
 */
export const heldMessages = pgTable(
  'held_messages',
  {
    id: uuid('id').primaryKey(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: userId(),
    content: text('content').notNull(),
    replyTo: uuid('reply_to'),
    declinedAt: moment('declined_at'),
    createdAt,
  },
  (table) => [index('held_messages_user').on(table.userId)],
);

/**
 * Uploaded files. Those that no message and no profile takes up are removed after a day, and at once those whose message
 * is removed: until their bytes are gone they are nobody's, not even their author's.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey(),
    userId: someUser('user_id'),
    purpose: text('purpose', { enum: ['message', 'avatar', 'removed'] }).notNull(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    /** The held message that it is kept for. */
    heldId: uuid('held_id').references(() => heldMessages.id, { onDelete: 'set null' }),
    /** Its place among the files of the message. */
    place: integer('place').notNull().default(0),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt,
  },
  (table) => [
    index('attachments_message').on(table.messageId),
    index('attachments_user').on(table.userId, table.createdAt),
    index('attachments_held').on(table.heldId).where(sql`${table.heldId} is not null`),
    index('attachments_removed').on(table.id).where(sql`${table.purpose} = 'removed'`),
  ],
);

/** What the names that members gave up look like. */
export const formerNames = pgTable(
  'former_names',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    skeleton: text('skeleton').notNull(),
    createdAt,
  },
  (table) => [index('former_names_skeleton').on(table.skeleton), index('former_names_user').on(table.userId)],
);

/** Whose messages a member does not want to read. */
export const ignoredMembers = pgTable(
  'ignored_members',
  {
    userId: userId(),
    ignoredId: uuid('ignored_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ignoredId] }),
    index('ignored_members_ignored').on(table.ignoredId),
  ],
);

/** What a member is to be told of: who mentioned or answered them, what a moderator decided, what staff has to look at. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** For staff: what waits to be released. */
    heldId: uuid('held_id').references(() => heldMessages.id, { onDelete: 'cascade' }),
    /** What a moderator wrote to them. */
    text: text('text'),
    readAt: moment('read_at'),
    /** When the member's browsers were told, or it was settled that they need not be. */
    pushedAt: moment('pushed_at'),
    /** When mail was seen to; null while that is still to do. */
    toldAt: moment('told_at'),
    createdAt,
  },
  (table) => [
    index('notices_user').on(table.userId, table.createdAt),
    index('notices_untold').on(table.createdAt).where(sql`${table.toldAt} is null`),
    uniqueIndex('notices_once').on(table.userId, table.messageId, table.kind),
    // An edit or a deletion looks for those of its message.
    index('notices_message').on(table.messageId),
    index('notices_held').on(table.heldId).where(sql`${table.heldId} is not null`),
  ],
);

export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  /** Of mentions and replies. */
  mail: boolean('mail').notNull().default(true),
  mailedAt: moment('mailed_at'),
  digest: boolean('digest').notNull().default(false),
  digestSentAt: moment('digest_sent_at'),
});

/** Who has the community before their eyes, by server. A row that its server does not renew says nothing any more. */
export const presences = pgTable(
  'presences',
  {
    userId: userId(),
    serverId: uuid('server_id').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.serverId] })],
);

/** Where a browser can be told something while the page is closed (RFC 8030), for as long as its session lasts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt,
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);

/* Keeping it a good place. */

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    reporterId: someUser('reporter_id'),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    /** What the message said when it was reported. */
    content: text('content').notNull(),
    state: text('state', { enum: ['open', 'acted', 'dismissed'] })
      .notNull()
      .default('open'),
    closedBy: someUser('closed_by'),
    closedAt: moment('closed_at'),
    createdAt,
  },
  (table) => [
    uniqueIndex('reports_once').on(table.messageId, table.reporterId),
    index('reports_state').on(table.state, table.createdAt),
  ],
);

/** What moderators and administrators did, to whom, and why. Rows are only ever added. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    actorId: someUser('actor_id'),
    act: text('act').$type<AuditAction>().notNull(),
    memberId: someUser('member_id'),
    messageId: uuid('message_id'),
    channelId: text('channel_id').references(() => channels.id),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt,
  },
  (table) => [
    index('moderation_acts_time').on(table.createdAt),
    index('moderation_acts_member').on(table.memberId),
  ],
);

/** Which moderator is looking after the open reports of a message. An old row says nothing any more. */
export const reportClaims = pgTable(
  'report_claims',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: userId(),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
  },
  (table) => [index('report_claims_user').on(table.userId)],
);

/** What staff write down for each other about a member, with whose account it goes, or about reports. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    authorId: someUser('author_id'),
    /** Whom it is about; null if the account was gone when it was written. */
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The reported message that it was written beside. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt,
  },
  (table) => [
    index('staff_notes_member').on(table.memberId, table.createdAt),
    index('staff_notes_message').on(table.messageId),
    index('staff_notes_author').on(table.authorId),
    index('staff_notes_time').on(table.createdAt),
  ],
);

/** What a message said that a moderator took away, so that it can be put back for a while. Its files are gone. */
export const removedMessages = pgTable(
  'removed_messages',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    mentions: text('mentions').array().notNull(),
    replyTo: uuid('reply_to'),
    editedAt: moment('edited_at'),
    /** What the author is told. */
    reason: text('reason').notNull(),
    createdAt,
  },
  (table) => [index('removed_messages_time').on(table.createdAt)],
);

/**
 * Addresses whose account was suspended when it went: an HMAC, so that nobody reads them here. Kept for as long as the
 * suspension would have lasted, so that leaving does not end it.
 */
export const suspendedAddresses = pgTable('suspended_addresses', {
  addressKey: text('address_key').primaryKey(),
  suspendedUntil: moment('suspended_until').notNull(),
});

/** Counters of `rate-limiter-flexible`, one row for each key and window; in the database so that servers share them. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('limit_counters_expire').on(table.expire)],
);

/** How far each member has read each channel. */
export const channelReads = pgTable(
  'channel_reads',
  {
    userId: userId(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    lastReadSeq: seq('last_read_seq').notNull(),
    /** Its new messages are not counted and nobody is told of them. */
    muted: boolean('muted').notNull().default(false),
    /** Stands above the others in its reader's list. */
    starred: boolean('starred').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId] })],
);
