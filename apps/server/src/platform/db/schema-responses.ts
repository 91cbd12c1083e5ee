import { reactionTypes } from '@orbit-vine/contract/messages.ts';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, messages, userId } from './schema.ts';

export const messageReactions = pgTable(
  'message_reactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: userId(),
    reactionType: text('reaction_type', { enum: reactionTypes }).notNull(),
    createdAt,
  },
  (table) => [
    uniqueIndex('message_reactions_once').on(table.messageId, table.userId, table.reactionType),
    index('message_reactions_user').on(table.userId),
  ],
);

export const pollVotes = pgTable(
  'poll_votes',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: userId(),
    choice: integer('choice').notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId, table.choice] }),
    index('poll_votes_user').on(table.userId),
  ],
);
