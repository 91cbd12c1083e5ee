import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './schema.ts';

/**
 * What somebody asked for with an address that is not proven to be theirs: no account yet, and nothing of anybody
 * else's. Rows of one address stand side by side until one of them is confirmed, or their day is over.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Whether the account shall get the weekly digest. */
    digest: boolean('digest').notNull().default(false),
    /** Of what the browser that signed up holds in a cookie. */
    proofHash: text('proof_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_expiry').on(table.expiresAt),
  ],
);

/** Codes that were mailed for a sign-up, hashed; they go with it. */
export const signUpCodes = pgTable(
  'sign_up_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    signUpId: uuid('sign_up_id')
      .notNull()
      .references(() => signUps.id, { onDelete: 'cascade' }),
    /** Wrong passwords that came with it. */
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [index('sign_up_codes_sign_up').on(table.signUpId)],
);
