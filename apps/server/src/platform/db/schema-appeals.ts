import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, userId, users } from './schema.ts';
import { moderationActs } from './schema-community.ts';
import { sql } from './sql.ts';

/** A member's answer to a mute, a suspension, or a removal; one for each. */
export const appeals = pgTable(
  'appeals',
  {
    /** The audit entry of the sanction. */
    actId: uuid('act_id')
      .primaryKey()
      .references(() => moderationActs.id, { onDelete: 'cascade' }),
    userId: userId(),
    text: text('text').notNull(),
    /** Null until a moderator has decided. */
    lifted: boolean('lifted'),
    reply: text('reply').notNull().default(''),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt,
  },
  (table) => [
    index('appeals_user').on(table.userId),
    index('appeals_decided_by').on(table.decidedBy),
    index('appeals_open').on(table.createdAt).where(sql`${table.decidedAt} is null`),
  ],
);
