import { communityPath } from '@orbit-vine/contract/community.ts';
import { formerMember } from '@orbit-vine/contract/members.ts';
import type { QuietHours } from '@orbit-vine/contract/notifications.ts';
import { digestLetter } from '../letters/digest.ts';
import type { Database } from '../platform/db/database.ts';
import { channels, messages, profiles } from '../platform/db/schema.ts';
import { channelReads } from '../platform/db/schema-community.ts';
import { and, count, desc, eq, gt, isNull, ne, sql } from '../platform/db/sql.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { mayBeNotified, pathOf } from './notices-to-send.ts';
import { endOfQuiet } from './quiet-hours.ts';
import type { UnsubscribeUrl } from './unsubscribe.ts';

/** Less than a week, since the daily tasks do not always run at the same minute. */
const intervalHours = 6.5 * 24;
const maxMessages = 5;

interface DigestParts {
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  publicUrl: string;
  unsubscribeUrl: UnsubscribeUrl;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Recipient extends Record<string, unknown> {
  user_id: string;
  email: string;
  name: string;
  since: string;
  quiet: QuietHours | null;
}

export function sendDigests(parts: DigestParts) {
  return async (database: Database): Promise<void> => {
    while (await database.transaction((within) => sendOne(parts, within)));
    parts.mail.wake();
  };
}

/** Claims a member and queues their digest in one transaction, so that they get it exactly once. */
async function sendOne(parts: DigestParts, within: Transaction): Promise<boolean> {
  const { rows } = await within.execute<Recipient>(sql`
    update notification_settings s set digest_sent_at = now()
    from (
      select user_id, greatest(digest_sent_at, now() - interval '7 days') as since
      from notification_settings
      where digest and (digest_sent_at is null or digest_sent_at <= now() - make_interval(hours => ${intervalHours}))
        and ${mayBeNotified(sql`user_id`)}
      order by user_id limit 1 for update skip locked
    ) due
    join users u on u.id = due.user_id left join profiles p on p.id = u.id
    where s.user_id = due.user_id
    returning s.user_id, u.email, coalesce(p.username, u.name) as name, due.since,
      case when s.quiet_from is not null then jsonb_build_object(
        'from', s.quiet_from, 'until', s.quiet_until, 'timeZone', s.time_zone) end as quiet`);
  const [recipient] = rows;
  if (!recipient) return false;
  const { user_id: userId, email, name, quiet } = recipient;
  const active = await readChannels(within, recipient);
  if (active.length === 0) return true;
  const popular = await readMessages(within, recipient);
  const letter = digestLetter({
    name,
    channels: active,
    messages: popular.map(({ author, channel, content, ...address }) => ({
      author: author ?? formerMember.name,
      channel,
      text: content,
      link: parts.publicUrl + pathOf(address),
    })),
    community: `${parts.publicUrl}${communityPath}`,
    unsubscribe: parts.unsubscribeUrl('digest', userId),
  });
  const notBefore = quiet ? endOfQuiet(quiet, new Date()) : undefined;
  await parts.mail.enqueue(within, { to: email, letter, notBefore });
  return true;
}

const isNewTo = ({ user_id, since }: Recipient) =>
  and(
    sql`${messages.createdAt} > ${since}`,
    isNull(messages.deletedAt),
    eq(channels.kind, 'open'),
    sql`${messages.userId} is distinct from ${user_id}`,
    sql`${channelReads.level} is distinct from 'nothing'`,
  );
const readBy = ({ user_id }: Recipient) =>
  and(eq(channelReads.channelId, channels.id), eq(channelReads.userId, user_id));

function readChannels(within: Transaction, recipient: Recipient) {
  return within
    .select({ name: channels.name, messages: count() })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(channelReads, readBy(recipient))
    .where(isNewTo(recipient))
    .groupBy(channels.id, channels.name, channels.place)
    .orderBy(channels.place, sql`lower(${channels.name})`);
}

function readMessages(within: Transaction, recipient: Recipient) {
  const { id, userId, channelId, content, createdAt } = messages;
  const reactions = sql`(select count(*) from message_reactions reaction where reaction.message_id = ${id})`;
  const replies = sql`(select count(*) from messages reply where reply.reply_to = ${id} and reply.deleted_at is null)`;
  const weight = sql<number>`${reactions} + 2 * ${replies}`.as('weight');
  const scored = within
    .select({
      id,
      userId,
      channelId,
      channel: sql<string>`${channels.name}`.as('channel'),
      content,
      createdAt,
      weight,
    })
    .from(messages)
    .innerJoin(channels, eq(channels.id, channelId))
    .leftJoin(channelReads, readBy(recipient))
    .where(and(isNewTo(recipient), ne(content, '')))
    .as('scored');
  return within
    .select({
      author: profiles.username,
      channel: scored.channel,
      channel_id: scored.channelId,
      message_id: scored.id,
      content: scored.content,
    })
    .from(scored)
    .leftJoin(profiles, eq(profiles.id, scored.userId))
    .where(gt(scored.weight, 0))
    .orderBy(desc(scored.weight), scored.createdAt)
    .limit(maxMessages);
}
