import { communityPath } from '@orbit-vine/contract/community.ts';
import { formerMember } from '@orbit-vine/contract/members.ts';
import { digestLetter } from '../letters/digest.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { mayBeNotified, pathOf } from './notices-to-send.ts';
import type { UnsubscribeUrl } from './unsubscribe.ts';

/** A little less than a week: the daily work is not always done at the same minute. */
const everyHours = 6.5 * 24;
/** Messages shown in a digest. */
const shown = 5;

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
}

/** Sends a digest to everybody who wants one and is due; whoever missed some weeks gets one for the last. */
export function sendDigests(parts: DigestParts) {
  return async (database: Database): Promise<void> => {
    while (await database.transaction((within) => sendOne(parts, within)));
    parts.mail.wake();
  };
}

/** Claims a member and queues their digest in one transaction, so that it is one digest whatever happens. */
async function sendOne(parts: DigestParts, within: Transaction): Promise<boolean> {
  const { rows } = await within.execute<Recipient>(sql`
    update notification_settings s set digest_sent_at = now()
    from (
      select user_id, greatest(digest_sent_at, now() - interval '7 days') as since
      from notification_settings
      where digest and (digest_sent_at is null or digest_sent_at <= now() - make_interval(hours => ${everyHours}))
        and ${mayBeNotified(sql`user_id`)}
      order by user_id limit 1 for update skip locked
    ) due
    join users u on u.id = due.user_id left join profiles p on p.id = u.id
    where s.user_id = due.user_id
    returning s.user_id, u.email, coalesce(p.username, u.name) as name, due.since`);
  const [recipient] = rows;
  if (!recipient) return false;
  const { user_id: userId, email, name } = recipient;
  const channels = await readChannels(within, recipient);
  // A quiet week is no news.
  if (channels.length === 0) return true;
  const messages = await readMessages(within, recipient);
  const letter = digestLetter({
    name,
    channels,
    messages: messages.map(({ author, channel, content, ...place }) => ({
      author: author ?? formerMember.name,
      channel,
      text: content,
      link: parts.publicUrl + pathOf(place),
    })),
    community: `${parts.publicUrl}${communityPath}`,
    unsubscribe: parts.unsubscribeUrl('digest', userId),
  });
  await parts.mail.enqueue(within, { to: email, letter });
  return true;
}

/** What others said since then, in channels that this member has not muted. */
const saidSince = ({ user_id, since }: Recipient) => sql`
  messages m join channels c on c.id = m.channel_id
  left join channel_reads r on r.channel_id = c.id and r.user_id = ${user_id}
  where m.created_at > ${since} and m.deleted_at is null and m.user_id is distinct from ${user_id}
    and not coalesce(r.muted, false)`;

async function readChannels(within: Transaction, recipient: Recipient) {
  const { rows } = await within.execute<{ name: string; messages: number }>(sql`
    select c.name, count(*)::int as messages from ${saidSince(recipient)}
    group by c.id, c.name, c.place order by c.place, lower(c.name)`);
  return rows;
}

interface Told extends Record<string, unknown> {
  author: string | null;
  channel: string;
  channel_id: string;
  message_id: string;
  content: string;
}

async function readMessages(within: Transaction, recipient: Recipient) {
  const { rows } = await within.execute<Told>(sql`
    select author.username as author, most.* from (
      select m.user_id, m.id as message_id, m.channel_id, c.name as channel, m.created_at, m.content,
        (select count(*) from message_reactions reaction where reaction.message_id = m.id)
          + 2 * (select count(*) from messages reply where reply.reply_to = m.id and reply.deleted_at is null) as weight
      from ${saidSince(recipient)} and m.content <> ''
    ) most left join profiles author on author.id = most.user_id
    where most.weight > 0
    order by most.weight desc, most.created_at limit ${shown}`);
  return rows;
}
