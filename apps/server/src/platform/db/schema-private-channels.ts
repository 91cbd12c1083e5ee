import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { channels, createdAt, moment, userId, users } from './schema.ts';

export const channelMembers = pgTable(
  'channel_members',
  {
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: userId(),
    /**
     * With `asked`, the member has not accepted a newcomer's request; with `declined`, the member no longer reads the
     * channel.
     */
    state: text('state', { enum: ['member', 'asked', 'declined'] })
      .notNull()
      .default('member'),
    owner: boolean('owner').notNull().default(false),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.userId] }),
    index('channel_members_user').on(table.userId),
  ],
);

export const channelInvitations = pgTable(
  'channel_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').unique(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usesLeft: integer('uses_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [
    index('channel_invitations_channel').on(table.channelId),
    index('channel_invitations_member').on(table.memberId),
    index('channel_invitations_by').on(table.invitedBy),
  ],
);
