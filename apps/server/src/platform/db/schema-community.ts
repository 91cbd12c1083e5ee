import type { AuditAction } from '@orbit-vine/contract/audit-log.ts';
import { notificationLevels } from '@orbit-vine/contract/channels.ts';
import { noticeKinds } from '@orbit-vine/contract/inbox.ts';
import type { NewListing } from '@orbit-vine/contract/listings.ts';
import type { NewPoll } from '@orbit-vine/contract/polls.ts';
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

const someUser = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

export const heldTerms = pgTable('held_terms', {
  term: text('term').primaryKey(),
  createdAt,
});

/**
 * Newcomers' messages with a link, and messages with a held term, that wait for a moderator. Declined ones are kept
 * as long, so that sending one again changes nothing.
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
    poll: jsonb('poll').$type<NewPoll>(),
    listing: jsonb('listing').$type<NewListing>(),
    declinedAt: moment('declined_at'),
    createdAt,
  },
  (table) => [index('held_messages_user').on(table.userId)],
);

/**
 * Uploaded files. Unused files are removed after a day, files of a removed message at once. With the purpose
 * `removed`, a file's bytes are still to be deleted, and no one can read it.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey(),
    userId: someUser('user_id'),
    purpose: text('purpose', { enum: ['message', 'avatar', 'removed'] }).notNull(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    heldId: uuid('held_id').references(() => heldMessages.id, { onDelete: 'set null' }),
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

/** Skeletons of usernames that members gave up, so that no one imitates them. */
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

export const ignoredMembers = pgTable(
  'ignored_members',
  {
    userId: userId(),
    ignoredId: uuid('ignored_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blocked: boolean('blocked').notNull().default(false),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ignoredId] }),
    index('ignored_members_ignored').on(table.ignoredId),
  ],
);

export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    heldId: uuid('held_id').references(() => heldMessages.id, { onDelete: 'cascade' }),
    /** For staff: the audit entry of the sanction that a member appealed. */
    appealedActId: uuid('appealed_act_id').references(() => moderationActs.id, { onDelete: 'cascade' }),
    /** For kind `message`: its channel, which has one such notification until it is read. */
    channelId: text('channel_id').references(() => channels.id, { onDelete: 'cascade' }),
    text: text('text'),
    readAt: moment('read_at'),
    pushedAt: moment('pushed_at'),
    toldAt: moment('told_at'),
    createdAt,
  },
  (table) => [
    index('notices_user').on(table.userId, table.createdAt),
    index('notices_untold').on(table.createdAt).where(sql`${table.toldAt} is null`),
    uniqueIndex('notices_once').on(table.userId, table.messageId, table.kind),
    // An edit or a deletion looks up the notifications of its message.
    index('notices_message').on(table.messageId),
    uniqueIndex('notices_channel')
      .on(table.userId, table.channelId)
      .where(sql`${table.channelId} is not null`),
    index('notices_held').on(table.heldId).where(sql`${table.heldId} is not null`),
    index('notices_appealed').on(table.appealedActId).where(sql`${table.appealedActId} is not null`),
  ],
);

export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  mail: boolean('mail').notNull().default(true),
  mailedAt: moment('mailed_at'),
  digest: boolean('digest').notNull().default(false),
  digestSentAt: moment('digest_sent_at'),
  /** Times of day (`22:00`) in the time zone, all three or none. */
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  timeZone: text('time_zone'),
});

/** Members with a page of the community open, by server. A row expires unless its server renews it. */
export const presences = pgTable(
  'presences',
  {
    userId: userId(),
    serverId: uuid('server_id').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.serverId] })],
);

/** Push subscriptions of browsers (RFC 8030); each lasts as long as its session. */
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

/** The audit log. Rows are only added; retention deletes them, and their texts before. */
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

export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    authorId: someUser('author_id'),
    /** Null if the account was gone when the note was written. */
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'cascade' }),
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

/**
 * HMACs of the addresses of accounts that were suspended when deleted, so that deleting an account does not end the
 * suspension. Kept until the suspension would have ended.
 */
export const suspendedAddresses = pgTable('suspended_addresses', {
  addressKey: text('address_key').primaryKey(),
  suspendedUntil: moment('suspended_until').notNull(),
});

/** Counters of `rate-limiter-flexible`, one row per key and window, shared by all servers. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('limit_counters_expire').on(table.expire)],
);

export const channelReads = pgTable(
  'channel_reads',
  {
    userId: userId(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    lastReadSeq: seq('last_read_seq').notNull(),
    /** Unused, but the previous version still reads and writes it; the next version can drop it. */
    muted: boolean('muted').notNull().default(false),
    /** Null until the member chooses one (`channels/levels.ts`). */
    level: text('level', { enum: notificationLevels }),
    starred: boolean('starred').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channelId] }),
    index('channel_reads_everything').on(table.channelId).where(sql`${table.level} = 'everything'`),
  ],
);
