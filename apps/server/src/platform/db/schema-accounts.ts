import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, userId } from './schema.ts';

/* What keeps an account its owner's, beside the tables that Better Auth asks for. */

/** Codes of mailed links that stand for an act of an account, hashed. They go with the account. */
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

/** The authenticator app of an account; its secrets are encrypted. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Null until the first set-up has been confirmed. */
  secret: text('secret'),
  /** Of a set-up that has not been confirmed; the present one stays until then. */
  pendingSecret: text('pending_secret'),
  /** The last time step whose code was taken; each is taken once. */
  lastStep: integer('last_step'),
  confirmedAt: moment('confirmed_at'),
  createdAt,
});

/** One-time codes for somebody without their authenticator app, hashed; a row goes as its code is used. */
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

/** What the owner of an account was mailed about, for as long as the letter's "This was not me" is good. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    kind: text('kind').notNull(),
    /** Of the code in the letter. */
    hash: text('hash').notNull().unique(),
    /** Where the letter went: the address of the account until then. */
    email: text('email').notNull(),
    /** What was added to the account from then on is not trusted if it was not its owner. */
    since: moment('since').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [index('account_events_user').on(table.userId)],
);
