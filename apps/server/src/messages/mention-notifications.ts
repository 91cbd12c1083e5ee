import { memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import { namedMembers } from '@orbit-vine/message-text/named-members.ts';
import { mayRead } from '../channels/access.ts';
import { levelOf } from '../channels/levels.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { bearers, spelledNames } from '../profiles/former-names.ts';

export const maxNotified = 50;

export interface Naming {
  readonly messageId: string;
  readonly name: string;
}

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

/** Deletes notifications of members whom a message of `m` no longer mentions, and returns the members' ids. */
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

/** One notification until the member reads the channel, so most messages notify few of them. */
const notifiedOfEverything = sql`
    select r.user_id, 'message', r.channel_id from channel_reads r
    where c.kind <> 'direct' and r.channel_id = c.id and r.level = 'everything'
      and not exists (select from notices n where n.user_id = r.user_id and n.channel_id = r.channel_id)`;

const inFollowedThread = sql`
    select t.user_id, 'thread', null from thread_follows t where t.root_id = m.root_id and t.state = 'following'`;

const byRank = sql`array_position(${sql.param(memberMessageKinds)}::text[], recipient.kind)`;

/**
 * Inserts a notification for each member whom a message of `m` mentions or replies to, for all others in a direct
 * conversation, and, for new messages, for followers of their threads and for members with the level `everything`: at
 * most one per member and message, and only for members who may read it. `namings` are the mentions in all these
 * messages, or undefined if there are no mentions and no replies; messages in `silent` notify no one. Returns the ids
 * of recipients and messages.
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
