import { memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import { namedMembers } from '@orbit-vine/message-text/named-members.ts';
import { mayRead } from '../channels/access.ts';
import { levelOf } from '../channels/levels.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { bearers, spelledNames } from '../profiles/former-names.ts';

/** Further members whom a message names are not notified. */
export const maxNotified = 50;

export interface Naming {
  readonly messageId: string;
  readonly name: string;
}

/** The names in a message whose bearers are notified. */
export const namingsIn = (messageId: string, content: string): Naming[] =>
  namedMembers(content)
    .slice(0, maxNotified)
    .map((name) => ({ messageId, name }));

const mentionedIn = (namings: readonly Naming[]) => sql`(
    select bearer.id
    from unnest(${sql.param(namings.map(({ messageId }) => messageId))}::uuid[],
        ${sql.param(namings.map(({ name }) => name))}::text[]) as naming(message_id, name)
      join ${spelledNames([...new Set(namings.map(({ name }) => name))])} on spelled.written = naming.name
      join lateral ${bearers} as bearer on true
    where naming.message_id = m.id
  ) as mentioned`;

/** Deletes the notifications of members whom a message of `m` no longer names, and returns the members' ids. */
export const deleteNotificationsOf = (namings: readonly Naming[]): SQL => sql`
  delete from notices n using m
  where n.message_id = m.id and n.kind = 'mention' and n.user_id not in (select id from ${mentionedIn(namings)})
  returning n.user_id`;

const mentionedOrAnswered = (namings: readonly Naming[]) => sql`
    select original.user_id, 'reply' as kind, null as channel_id from messages original
    where original.id = m.reply_to and original.deleted_at is null
    union all
    select id, 'mention', null from ${mentionedIn(namings)}`;

const inConversation = sql`
    select a.user_id, 'direct' as kind, null as channel_id
    from channel_members a left join channel_reads r on r.user_id = a.user_id and r.channel_id = a.channel_id
    where c.kind = 'direct' and a.channel_id = c.id and ${levelOf} <> 'mentions'`;

/** Those who want to be notified of everything get one notification until they read the channel. */
const notifiedOfEverything = sql`
    select r.user_id, 'message', r.channel_id from channel_reads r
    where c.kind <> 'direct' and r.channel_id = c.id and r.level = 'everything'`;

const inFollowedThread = sql`
    select t.user_id, 'thread', null from thread_follows t where t.root_id = m.root_id and t.state = 'following'`;

const byRank = sql`array_position(${sql.param(memberMessageKinds)}::text[], recipient.kind)`;

/**
 * Inserts a notification for each member whom a message of `m` names or replies to, for all others in a direct
 * conversation, and, if the messages are new, for followers of their threads and members who want to be notified of
 * everything: at most one per member and message, and only for those who may read it. `namings` are those of all these
 * messages, or undefined if none names anyone or replies; `silent` are the ids of messages that notify no one. Returns
 * the recipients' and messages' ids.
 */
export const insertNotificationsOf = (
  namings: readonly Naming[] | undefined,
  { isNew, silent = [] }: { isNew: boolean; silent?: string[] },
): SQL => sql`
  insert into notices (user_id, message_id, kind, channel_id)
  select distinct on (m.id, recipient.user_id) recipient.user_id, m.id, recipient.kind, recipient.channel_id
  from m join channels c on c.id = m.channel_id, lateral (
    ${namings ? sql`${mentionedOrAnswered(namings)} union all` : sql``} ${inConversation}
    ${isNew ? sql`union all ${notifiedOfEverything}` : sql``}
    ${isNew && namings ? sql`union all ${inFollowedThread}` : sql``}
  ) as recipient
  where recipient.user_id is not null and recipient.user_id is distinct from m.user_id
    and m.id <> all(${sql.param(silent)}::uuid[]) and ${mayRead(sql`recipient.user_id`)}
    and not exists (
      select from ignored_members i where i.user_id = recipient.user_id and i.ignored_id = m.user_id)
  order by m.id, recipient.user_id, ${byRank}
  on conflict do nothing
  returning user_id, message_id`;
