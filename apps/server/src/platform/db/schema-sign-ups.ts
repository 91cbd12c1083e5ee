import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './schema.ts';

/**
 * Sign-ups with an unconfirmed address; no account exists. Several for one address coexist until one is confirmed or
 * they expire after a day.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    digest: boolean('digest').notNull().default(false),
    proofHash: text('proof_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_expiry').on(table.expiresAt),
  ],
);

export const signUpCodes = pgTable(
  'sign_up_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    signUpId: uuid('sign_up_id')
      .notNull()
      .references(() => signUps.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [index('sign_up_codes_sign_up').on(table.signUpId)],
);
