import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

const Line = oneLine('Please use one line of plain text.');
export const ChannelName = Line.check(
  z.minLength(1, 'A channel must have a name.'),
  z.maxLength(limits.channelName, `A name can have at most ${limits.channelName} characters.`),
);
export const ChannelDescription = Line.check(
  z.maxLength(
    limits.channelDescription,
    `A description can have at most ${limits.channelDescription} characters.`,
  ),
);

/** In seconds; 0 turns slow mode off. */
export const slowModesS = [0, 30, 120, 600, 3_600] as const;

/** The id is derived from the name and stays when the channel is renamed. */
export const makeChannel = endpoint('POST', '/api/community/admin/channels', {
  for: 'administrator',
  body: z.object({ name: ChannelName, description: z._default(ChannelDescription, '') }),
  answer: z.object({ id: ChannelId }),
});
export const changeChannel = endpoint('PATCH', '/api/community/admin/channels/:channelId', {
  for: 'administrator',
  params: z.object({ channelId: ChannelId }),
  body: z.object({
    name: z.optional(ChannelName),
    description: z.optional(ChannelDescription),
    archived: z.optional(z.boolean()),
    staffOnly: z.optional(z.boolean()),
    slowS: z.optional(z.literal(slowModesS)),
    /** Newcomers see this channel first, in place of the previous one. */
    first: z.optional(z.literal(true)),
  }),
  answer: z.object({}),
});
export const orderChannels = endpoint('PUT', '/api/community/admin/channels', {
  for: 'administrator',
  body: z.object({ ids: z.array(ChannelId).check(z.maxLength(500)) }),
  answer: z.object({}),
});
