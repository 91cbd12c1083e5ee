import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Member } from './members.ts';

export const ChannelId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export const notificationLevels = ['everything', 'mentions', 'nothing'] as const;
const NotificationLevel = z.enum(notificationLevels);
export type NotificationLevel = z.infer<typeof NotificationLevel>;

export const Channel = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The `seq` of the channel's latest change. */
  seq: z.int(),
  /** Others' messages since the reader's last read; `limits.unread` means that many or more. */
  unread: z.int(),
  firstUnread: z.optional(z.int()),
  /** Unread messages that mention the reader or reply to them. */
  mentions: z.int(),
  /** With `nothing`, new messages neither count in the page title nor notify. An older server sends none. */
  level: z._default(NotificationLevel, 'mentions'),
  /** The level is `nothing`; for pages of the previous version. */
  muted: z.optional(z.boolean()),
  starred: z.optional(z.boolean()),
  archived: z.boolean(),
  /** Only moderators and administrators write here; other members read and react. */
  staffOnly: z.optional(z.literal(true)),
  /** Slow mode: seconds that a member waits between messages. */
  slowS: z.optional(z.int()),
  pins: z.optional(z.int()),
  held: z.optional(z.int()),
  first: z.optional(z.boolean()),
  /** Missing for a channel that is open to all members. */
  kind: z.optional(z.enum(['group', 'direct'])),
  /** The other members of a direct conversation; its name is made of their names. */
  members: z.optional(z.array(Member)),
  /** A newcomer's request to talk, which the reader hasn't accepted. */
  asked: z.optional(z.literal(true)),
  /** The reader's own request, which nobody has accepted yet. */
  waiting: z.optional(z.literal(true)),
  owner: z.optional(z.literal(true)),
  invites: z.optional(z.literal(true)),
});
export type Channel = z.infer<typeof Channel>;

export const defaultChannels = [
  { id: '1', name: 'General', description: 'General wine and viticulture discussion' },
  {
    id: '3',
    name: 'Natural Winemaking',
    description: 'Low-intervention cellars, native ferments, and few additions',
  },
  {
    id: '2',
    name: 'Regenerative Viticulture',
    description: 'Soil, cover crops, biodiversity, and farming that gives back',
  },
  { id: '4', name: 'Small Wine Business', description: 'Selling, pricing, and running a small winery' },
];

/** The channel to sell in, by the rules of the community. */
export const marketChannelId = '4';

export const listChannels = endpoint('GET', '/api/community/channels', {
  for: 'member',
  answer: z.array(Channel),
});

const ofChannel = z.object({ channelId: ChannelId });

/** Marks a channel read up to `seq`. Moves backward only with `back`. */
export const markRead = endpoint('PUT', '/api/community/channels/:channelId/read', {
  for: 'member',
  params: ofChannel,
  body: z.object({ seq: z.int().check(z.nonnegative()), back: z.optional(z.boolean()) }),
  answer: z.object({ seq: z.int() }),
});

export const setChannelLevel = endpoint('PUT', '/api/community/channels/:channelId/level', {
  for: 'member',
  params: ofChannel,
  body: z.object({ level: NotificationLevel }),
  answer: z.object({ level: NotificationLevel }),
});

export const starChannel = endpoint('PUT', '/api/community/channels/:channelId/star', {
  for: 'member',
  params: ofChannel,
  body: z.object({ starred: z.boolean() }),
  answer: z.object({ starred: z.boolean() }),
});
