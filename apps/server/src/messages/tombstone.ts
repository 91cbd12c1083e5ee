import { type SQL, sql } from '../platform/db/sql.ts';

export const tombstone = sql`content = '', mentions = '{}', reply_to = null, edited_at = null, pinned_at = null, poll = null, listing = null`;

/**
 * Removes the reactions, votes, notifications, saves, and files of deleted messages. Returns the ids of members whose
 * inbox or saved messages changed.
 */
export const removalsOf = (messageIds: SQL): SQL[] => [
  sql`delete from message_reactions where message_id = any(${messageIds})`,
  sql`delete from poll_votes where message_id = any(${messageIds})`,
  // Before the notifications, since a concurrent reminder of a saved message adds one.
  sql`delete from saved_messages where message_id = any(${messageIds}) returning user_id`,
  sql`delete from notices where message_id = any(${messageIds}) returning user_id`,
  sql`update attachments set purpose = 'removed', message_id = null where message_id = any(${messageIds})`,
];

export const storeRemovedTexts = (messageIds: SQL, reason: string): SQL => sql`
  insert into removed_messages (message_id, content, mentions, reply_to, edited_at, poll, listing, reason)
  select id, content, mentions, reply_to, edited_at, poll, listing, ${reason} from messages where id = any(${messageIds})`;
