import { type SQL, sql } from '../platform/db/sql.ts';
import { bearers, spelledNames } from '../profiles/former-names.ts';

/** Whoever else a message names beyond these hears nothing of it. */
export const maxNotified = 50;

/** The members whom a message of `m` names. */
const namedIn = (names: string[]) => sql`(
    select bearer.id from unnest(m.mentions[:${sql.raw(String(maxNotified))}]) as name
      join ${spelledNames(names)} on spelled.written = name
      join lateral ${bearers} as bearer on true
  ) as named`;

/** Takes back the notices of members whom a message of `m` does not name any more. Returns whose they were. */
export const deleteNotificationsOf = (names: string[]): SQL => sql`
  delete from notices n using m
  where n.message_id = m.id and n.kind = 'mention' and n.user_id not in (select id from ${namedIn(names)})
  returning n.user_id`;

/**
 * Enters a notice for everybody whom a message of `m` names, and for whom it answers; nobody is told twice of it.
 * `names` are all that these messages mention, `silent` the ids of those that tell nobody. Returns who is told, of which
 * message.
 */
export const insertNotificationsOf = (names: string[], silent: string[] = []): SQL => sql`
  insert into notices (user_id, message_id, kind)
  select distinct on (m.id, whom.user_id) whom.user_id, m.id, whom.kind
  from m, lateral (
    select original.user_id, 'reply' as kind from messages original
    where original.id = m.reply_to and original.deleted_at is null
    union all
    select id, 'mention' from ${namedIn(names)}
  ) as whom
  where whom.user_id is not null and whom.user_id is distinct from m.user_id
    and m.id <> all(${sql.param(silent)}::uuid[])
    and not exists (
      select from ignored_members i where i.user_id = whom.user_id and i.ignored_id = m.user_id)
  order by m.id, whom.user_id, whom.kind desc
  on conflict do nothing
  returning user_id, message_id`;
