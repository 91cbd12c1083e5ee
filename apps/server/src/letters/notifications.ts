import { communityName } from '@orbit-vine/contract/community.ts';
import { counted } from '@orbit-vine/contract/counted.ts';
import type { Letter, Part } from '../platform/mail/letter.ts';
import { quoteMessage } from './quote-message.ts';

/** Further notifications are only in the inbox. */
const shown = 10;
const quoted = 500;

interface NotificationItem {
  happened: string;
  channel: string;
  channelId: string;
  text: string;
  link: string;
  /** A report for staff, not addressed to the reader. */
  report?: boolean;
}

interface UnreadNotification {
  name: string;
  notifications: NotificationItem[];
  community: string;
  unsubscribe: string;
}

export const countNotifications = (count: number) => counted(count, 'notification');

export function notificationsLetter({
  name,
  notifications,
  community,
  unsubscribe,
}: UnreadNotification): Letter {
  const [first] = notifications;
  const more = notifications.length - shown;
  return {
    name: 'news',
    sender: communityName,
    subject:
      notifications.length === 1
        ? `${first?.happened} in ${first?.channel}`
        : `${countNotifications(notifications.length)} in Plastic Grapes`,
    parts: [
      `Hello ${name},`,
      ...notifications
        .slice(0, shown)
        .flatMap(({ happened, channel, text, link, report }): Part[] => [
          `${happened} in ${channel}:`,
          { quote: quoteMessage(text, quoted) || '(a file)' },
          { action: report ? 'Open the reports' : 'Open the message', url: link },
        ]),
      ...(more > 0 ? [`And ${more} more:`, { action: 'Open Plastic Grapes', url: community }] : []),
    ],
    reason: 'You’re receiving this because you’re a member of Plastic Grapes and were away.',
    unsubscribe,
    thread: threadOf(notifications),
    ...(first && { link: first.link }),
  };
}

/** Mails about one channel form a thread, as do mails about reports, and mails about several channels. */
function threadOf(notifications: NotificationItem[]): string {
  if (notifications.every(({ report }) => report)) return 'reports';
  const [channelId, ...others] = new Set(notifications.map((each) => each.channelId));
  return channelId !== undefined && others.length === 0 ? `channel-${channelId}` : 'channels';
}
