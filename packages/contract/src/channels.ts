import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const ChannelId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export const Channel = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The channel's newest change. */
  seq: z.int(),
  /** Messages made by others after the reader's last read; `limits.unread` stands for more. */
  unread: z.int(),
  /** The `seq` of the first of them. */
  firstUnread: z.optional(z.int()),
  /** Those of them that mention the reader or reply to them. */
  mentions: z.int(),
  /** Its new messages are not counted in the title and nobody is told of them. */
  muted: z.boolean(),
  /** The reader wants it above the others. */
  starred: z.optional(z.boolean()),
  /** Can be read, but not written in. */
  archived: z.boolean(),
  /** How many of its messages are pinned, if any are. */
  pins: z.optional(z.int()),
  /** How many of the reader's own messages wait there for a moderator, if any do. */
  held: z.optional(z.int()),
  /** The one that newcomers see first, if an administrator chose one. */
  first: z.optional(z.boolean()),
});
export type Channel = z.infer<typeof Channel>;

/** The channels that every community begins with, in the order of their names. */
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

export const listChannels = endpoint('GET', '/api/community/channels', {
  for: 'member',
  answer: z.array(Channel),
});

const ofChannel = z.object({ channelId: ChannelId });

/** Marks a channel read up to `seq`; moves back only where that is wished. */
export const markRead = endpoint('PUT', '/api/community/channels/:channelId/read', {
  for: 'member',
  params: ofChannel,
  body: z.object({ seq: z.int().check(z.nonnegative()), back: z.optional(z.boolean()) }),
  answer: z.object({ seq: z.int() }),
});

/** For the reader alone. */
export const muteChannel = endpoint('PUT', '/api/community/channels/:channelId/mute', {
  for: 'member',
  params: ofChannel,
  body: z.object({ muted: z.boolean() }),
  answer: z.object({ muted: z.boolean() }),
});

/** For the reader alone. */
export const starChannel = endpoint('PUT', '/api/community/channels/:channelId/star', {
  for: 'member',
  params: ofChannel,
  body: z.object({ starred: z.boolean() }),
  answer: z.object({ starred: z.boolean() }),
});
