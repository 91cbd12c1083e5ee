import * as z from 'zod/mini';
import { communityPath } from './community.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This isn’t a time of day.'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Hours of every day in which pushes and mails wait; past midnight if `from` is later than `until`. */
const QuietHours = z
  .object({
    from: Clock,
    until: Clock,
    timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'This isn’t a time zone.')),
  })
  .check(z.refine(({ from, until }) => from !== until, 'Start and end are the same.'));
export type QuietHours = z.infer<typeof QuietHours>;

const Notifications = z.object({
  mail: z.boolean(),
  digest: z.boolean(),
  quiet: z.optional(QuietHours),
  devices: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      current: z.boolean(),
    }),
  ),
  pushKey: z.string(),
});
export type Notifications = z.infer<typeof Notifications>;

export const getNotifications = endpoint('GET', '/api/community/me/notifications', {
  for: 'member',
  answer: Notifications,
});
export const changeNotifications = endpoint('PATCH', '/api/community/me/notifications', {
  for: 'member',
  body: z.object({
    mail: z.optional(z.boolean()),
    digest: z.optional(z.boolean()),
    quiet: z.optional(z.nullable(QuietHours)),
  }),
  answer: Notifications,
});

const keyOf = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'This isn’t a key.'));

export const PushSubscription = z.object({
  endpoint: z.string().check(
    z.maxLength(1_000),
    z.refine(
      (address) => URL.canParse(address) && new URL(address).protocol === 'https:',
      'This isn’t an https address.',
    ),
  ),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** Sends push notifications to this browser while its session lasts. */
export const subscribeBrowser = endpoint('PUT', '/api/community/me/push', {
  for: 'member',
  body: PushSubscription,
  answer: Notifications,
});
export const unsubscribeBrowser = endpoint('DELETE', '/api/community/me/push/:id', {
  for: 'member',
  params: z.object({ id: Id }),
  answer: Notifications,
});

/** The payload of a push message. It has no message text, since lock screens show it. */
export const PushNotice = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
});
export type PushNotice = z.infer<typeof PushNotice>;

/** Mails link to this page; a POST to it unsubscribes their recipient. */
export const unsubscribeLink = { path: `${communityPath}/unsubscribe`, parameter: 'token' } as const;
