import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, messages, moment, userId } from './schema.ts';
import { sql } from './sql.ts';

export const savedMessages = pgTable(
  'saved_messages',
  {
    userId: userId(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    remindAt: moment('remind_at'),
    remindedAt: moment('reminded_at'),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index('saved_messages_message').on(table.messageId),
    index('saved_messages_due').on(table.remindAt).where(sql`${table.remindedAt} is null`),
  ],
);
