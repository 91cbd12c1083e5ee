import { communityPath } from '@orbit-vine/contract/community.ts';
import { notificationsLetter } from '../letters/notifications.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import {
  isAway,
  isUnread,
  mayBeNotified,
  notificationColumns,
  ofMessages,
  pathOf,
  stale,
  type UnreadNotification,
  whatHappened,
  withMessage,
} from './notices-to-send.ts';
import { notQuiet } from './quiet-hours.ts';
import type { UnsubscribeUrl } from './unsubscribe.ts';

/** A member gets at most one mail in this time, with all notifications since the last. */
const pauseMinutes = 20;
const batch = 100;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface NotificationMailParts {
  database: Database;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  delayMs: number;
  publicUrl: string;
  unsubscribeUrl: UnsubscribeUrl;
}

export async function sendNotificationMails(parts: NotificationMailParts): Promise<void> {
  const { rows } = await parts.database.execute<{ user_id: string }>(sql`
    select distinct n.user_id from notices n left join notification_settings s on s.user_id = n.user_id
    where n.told_at is null and ${ofMessages}
      and n.created_at <= now() - ${parts.delayMs} * interval '1 millisecond'
      and (s.mailed_at is null or s.mailed_at <= now() - make_interval(mins => ${pauseMinutes}))
      and ${isAway(sql`n.user_id`)} and ${await notQuiet(parts.database)}
    limit ${batch}`);
  for (const { user_id } of rows)
    await parts.database.transaction((within) => mailTo(parts, within, user_id));
  if (rows.length > 0) parts.mail.wake();
}

interface Recipient extends Record<string, unknown> {
  email: string;
  name: string;
  wanted: boolean;
}

interface Quoted extends UnreadNotification {
  content: string;
}

/** Locks the member's settings until the commit, so that only one server mails the member. */
async function mailTo(parts: NotificationMailParts, within: Transaction, userId: string): Promise<void> {
  await within.execute(sql`
    insert into notification_settings (user_id) values (${userId}) on conflict do nothing`);
  const { rows } = await within.execute<Recipient>(sql`
    select u.email, coalesce(p.username, u.name) as name, s.mail and ${mayBeNotified(sql`u.id`)} as wanted
    from notification_settings s join users u on u.id = s.user_id left join profiles p on p.id = u.id
    where s.user_id = ${userId}
      and (s.mailed_at is null or s.mailed_at <= now() - make_interval(mins => ${pauseMinutes}))
    for update of s skip locked`);
  const [recipient] = rows;
  if (!recipient) return;
  const pending = await takePending(within, userId);
  if (!recipient.wanted || pending.length === 0) return;
  await within.execute(sql`update notification_settings set mailed_at = now() where user_id = ${userId}`);
  const letter = notificationsLetter({
    name: recipient.name,
    notifications: pending.map((row) => ({
      happened: whatHappened(row),
      channel: row.channel,
      channelId: row.channel_id,
      text: row.content,
      link: parts.publicUrl + pathOf(row),
      report: row.kind === 'reported',
    })),
    community: `${parts.publicUrl}${communityPath}`,
    unsubscribe: parts.unsubscribeUrl('mail', userId),
  });
  await parts.mail.enqueue(within, { to: recipient.email, letter });
}

async function takePending(within: Transaction, userId: string): Promise<Quoted[]> {
  const { rows } = await within.execute<Quoted>(sql`
    with taken as (
      update notices n set told_at = now() where n.user_id = ${userId} and n.told_at is null and ${ofMessages}
      returning n.*
    )
    select ${notificationColumns}, coalesce(m.content, h.content, o.text) as content
    from taken n ${withMessage}
    where ${isUnread} and n.created_at > now() - ${stale}
    order by n.created_at`);
  return rows;
}
