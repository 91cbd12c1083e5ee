import type { Listing } from '@orbit-vine/contract/listings.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, messages, moment, type StoredPoll } from './schema.ts';

/** Content of messages that a moderator removed, to restore them for a while. Their files are gone. */
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
    poll: jsonb('poll').$type<StoredPoll>(),
    listing: jsonb('listing').$type<Listing>(),
    reason: text('reason').notNull(),
    createdAt,
  },
  (table) => [index('removed_messages_time').on(table.createdAt)],
);
