import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, userId } from './schema.ts';

export const accountCodes = pgTable(
  'account_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    hash: text('hash').notNull().unique(),
    kind: text('kind').notNull(),
    meaning: jsonb('meaning').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [index('account_codes_user').on(table.userId)],
);

export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Null until the first setup is confirmed. */
  secret: text('secret'),
  pendingSecret: text('pending_secret'),
  /** The last accepted time step; each works once. */
  lastStep: integer('last_step'),
  confirmedAt: moment('confirmed_at'),
  createdAt,
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    hash: text('hash').notNull().unique(),
    createdAt,
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Changes that the account's owner was mailed about, kept while the letter's "This was not me" link is valid. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    kind: text('kind').notNull(),
    hash: text('hash').notNull().unique(),
    email: text('email').notNull(),
    /** Credentials added after this time are removed if the owner reports the change. */
    since: moment('since').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [index('account_events_user').on(table.userId)],
);
