import * as z from 'zod/mini';
import { communityPath } from './community.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

/** What a member is told of while they are away, and where. */
const Notifications = z.object({
  /** Mails about mentions and replies. */
  mail: z.boolean(),
  /** A mail a week with what was talked about. */
  digest: z.boolean(),
  /** Browsers that are told of mentions and replies while the page is closed. */
  devices: z.array(
    z.object({
      id: z.uuid(),
      /** Such as “Firefox on Windows”. */
      name: z.string(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
  /** The server's public key, with which a browser subscribes. */
  pushKey: z.string(),
});
export type Notifications = z.infer<typeof Notifications>;

export const getNotifications = endpoint('GET', '/api/community/me/notifications', {
  for: 'member',
  answer: Notifications,
});
export const changeNotifications = endpoint('PATCH', '/api/community/me/notifications', {
  for: 'member',
  body: z.object({ mail: z.optional(z.boolean()), digest: z.optional(z.boolean()) }),
  answer: Notifications,
});

const keyOf = (bytes: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'This is not a key.'));

/** A browser's `PushSubscription`. */
export const PushSubscription = z.object({
  endpoint: z.string().check(
    z.maxLength(1_000),
    z.refine(
      (address) => URL.canParse(address) && new URL(address).protocol === 'https:',
      'This is not an https address.',
    ),
  ),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** Tells this browser from now on, for as long as its session lasts. */
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

/** What a browser's worker is sent. Nothing of what a message says: it is shown on locked screens. */
export const PushNotice = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the page that it opens. */
  path: z.string(),
  /** A notice with the same tag takes the place of the one before. */
  tag: z.string(),
});
export type PushNotice = z.infer<typeof PushNotice>;

/** The page that a mail's link opens to stop such mails; a POST to it does so. */
export const unsubscribeLink = { path: `${communityPath}/unsubscribe`, parameter: 'token' } as const;
