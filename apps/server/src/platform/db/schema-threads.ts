import { threadStates } from '@orbit-vine/contract/messages.ts';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { messages, seq, userId } from './schema.ts';

export const threadFollows = pgTable(
  'thread_follows',
  {
    userId: userId(),
    rootId: uuid('root_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    state: text('state', { enum: threadStates }).notNull().default('following'),
    lastReadSeq: seq('last_read_seq').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.rootId] }),
    index('thread_follows_root').on(table.rootId),
  ],
);
