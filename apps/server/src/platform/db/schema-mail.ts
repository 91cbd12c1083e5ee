import type { ContactForm } from '@orbit-vine/contract/contact.ts';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './schema.ts';
import { sql } from './sql.ts';

export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Fixed when queued, so that mail programs recognize a mail sent twice. */
    messageId: text('message_id').notNull().unique(),
    letter: text('letter').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    link: text('link'),
    /** Unsubscribes with one POST (RFC 8058). */
    unsubscribe: text('unsubscribe'),
    /** Id of a mail that was never sent; mails that seem to reply to it form a thread in mail programs. */
    thread: text('thread'),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lockedUntil: moment('locked_until'),
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

export const inquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The id of the form's token: submitting a form again is the same inquiry. */
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
